import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    @Inject @Inject var keeper: Keeper?
    // expected-error@-1 {{'@Inject' is applied more than once, but a dependency is injected once; remove one of them}}
    // corrected: @Inject var keeper: Keeper?

    init() {}
}
