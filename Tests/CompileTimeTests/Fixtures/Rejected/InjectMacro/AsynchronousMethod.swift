import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init() {}

    @Inject func open(keeper: Keeper) async {}
    // expected-error@-1 {{Method 'open' cannot be injected, because a container makes instances without waiting; remove 'async'}}
    // corrected: @Inject func open(keeper: Keeper) {}
}
