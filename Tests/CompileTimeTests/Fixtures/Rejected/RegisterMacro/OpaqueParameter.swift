import Ampoule

protocol Animal: Sendable {}

@Register
struct Stable {
    init(animal: some Animal) {}
    // expected-error@-1 {{Parameter 'animal' cannot be of the opaque type 'some Animal', because a registration has fixed types; use 'any Animal'}}
    // corrected: init(animal: any Animal) {}
}
