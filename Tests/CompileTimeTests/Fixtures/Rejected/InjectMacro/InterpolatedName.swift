import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    @Inject(name: "keeper \(1)") var keeper: Keeper?
    // expected-error@-1 {{The name is interpolated, but as a part of the registration key it has to be the same at all times; write it out or refer to a constant}}
    // corrected: @Inject(name: "keeper 1") var keeper: Keeper?

    init() {}
}
