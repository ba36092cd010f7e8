import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
actor Stable {
    @Inject var keeper: Keeper?
    // expected-error@-1 {{Property 'keeper' of an actor cannot be injected, because only the actor itself may set it; make it a parameter of the initializer}}
    // corrected: var keeper: Keeper?

    init() {}
    // corrected: init(@Inject keeper: Keeper) {}
}
