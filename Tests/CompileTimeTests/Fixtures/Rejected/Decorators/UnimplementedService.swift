import Ampoule

protocol Animal: Sendable {}

@Register(decorates: Animal.self)
// expected-error@-1 {{return expression of type 'LoggedAnimal' does not conform to 'Animal'}}
struct LoggedAnimal {
    // corrected: struct LoggedAnimal: Animal {
    let animal: any Animal
}
