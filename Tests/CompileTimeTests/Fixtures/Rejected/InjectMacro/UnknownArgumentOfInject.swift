import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    @Inject(named: "main") var keeper: Keeper?
    // expected-error@-1 {{incorrect argument label in macro expansion (have 'named:', expected 'name:')}}
    // corrected: @Inject(name: "main") var keeper: Keeper?

    init() {}
}
