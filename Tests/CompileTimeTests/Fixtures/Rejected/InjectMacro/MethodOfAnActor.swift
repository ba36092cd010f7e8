import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
actor Stable {
    init() {}
    // corrected: init(@Inject keeper: Keeper) {}

    @Inject func open(keeper: Keeper) {}
    // expected-error@-1 {{Method 'open' of an actor cannot be injected, because only the actor itself may call it without waiting; make its dependencies parameters of the initializer}}
    // corrected: func open(keeper: Keeper) {}
}
