import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    @Inject let keeper: Keeper
    // expected-error@-1 {{Constant 'keeper' cannot be injected, because the component's own initializer sets it; make it a variable}}
    // corrected: @Inject var keeper: Keeper?

    init() { keeper = Keeper() }
    // corrected: init() {}
}
