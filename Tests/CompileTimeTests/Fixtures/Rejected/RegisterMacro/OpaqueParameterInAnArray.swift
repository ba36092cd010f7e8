import Ampoule

protocol Animal: Sendable {}

@Register
struct Stable {
    init(animals: [some Animal]) {}
    // expected-error@-1 {{Parameter 'animals' cannot be of the opaque type 'some Animal', because a registration has fixed types; use 'any Animal'}}
    // corrected: init(animals: [any Animal]) {}
}
