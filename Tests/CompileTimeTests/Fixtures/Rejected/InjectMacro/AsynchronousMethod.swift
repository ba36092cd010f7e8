import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init() {}

    @Inject func open(keeper: Keeper) async {}
    // expected-error@-1 {{Method 'open' cannot be injected, because it is 'async' while the initializer of the component is not; mark the initializer 'async', too, or remove 'async' here}}
    // corrected: @Inject func open(keeper: Keeper) {}
}
