import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init() {}

    @Inject static func open(keeper: Keeper) {}
    // expected-error@-1 {{Method 'open' cannot be injected, because it belongs to the type instead of an instance; remove 'static'}}
    // corrected: @Inject func open(keeper: Keeper) {}
}
