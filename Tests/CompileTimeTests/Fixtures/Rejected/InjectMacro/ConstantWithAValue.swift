import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
struct Stable {
    @Inject let keeper: Keeper = Keeper()
    // expected-error@-1 {{Constant 'keeper' cannot be injected, because it already has a value; make it a variable}}
    // corrected: @Inject let keeper: Keeper
}
