import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
struct Stable {
    @Inject var keeper = Keeper()
    // expected-error@-1 {{The type of property 'keeper' is only inferred, but '@Register' writes code with it; add a type}}
    // typed: Keeper
    // corrected: @Inject var keeper: Keeper

    var horses: [String] = []
}
