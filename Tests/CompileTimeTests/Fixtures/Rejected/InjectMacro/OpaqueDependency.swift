import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init(@Inject keeper: some Sendable) {}
    // expected-error@-1 {{Parameter 'keeper' cannot be of the opaque type 'some Sendable', because a registration has fixed types; use 'any Sendable'}}
    // corrected: init(@Inject keeper: any Sendable) {}
}
