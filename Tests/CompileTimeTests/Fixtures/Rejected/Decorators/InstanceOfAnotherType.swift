import Ampoule

protocol Animal: Sendable {}

protocol Person: Sendable {}

@Register(decorates: Animal.self)
struct LoggedAnimal: Animal {
    let owner: any Person
    // expected-error@-1 {{return expression of type 'any Animal' does not conform to 'Person'}}
    // corrected: let animal: any Animal
}
