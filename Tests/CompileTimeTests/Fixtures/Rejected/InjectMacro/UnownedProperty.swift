import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    @Inject unowned var keeper: Keeper
    // expected-error@-1 {{Property 'keeper' cannot be injected, because an unowned reference traps if nothing else retains its instance; make it a strong reference, or 'weak' and optional}}
    // corrected: @Inject weak var keeper: Keeper?

    init() {}
    // corrected: init() {}
}
