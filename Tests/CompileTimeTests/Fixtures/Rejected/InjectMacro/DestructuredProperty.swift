import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
struct Stable {
    @Inject var keeper: Keeper
    let (width, height): (Int, Int)
    // expected-error@-1 {{'(width, height)' declares several properties at once, but '@Register' writes code that sets each of them; declare each by itself}}
    // corrected: let width: Int, height: Int
}
