import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    @Inject var keeper: Keeper { Keeper() }
    // expected-error@-1 {{Property 'keeper' cannot be injected, because it is computed and has no setter; add one, or inject a stored property}}
    // corrected: @Inject var keeper: Keeper?

    init() {}
}
