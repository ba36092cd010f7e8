import Ampoule

protocol Animal: Sendable {}

protocol Pet: Sendable {}

@Register(
    Animal.self,
    Pet.self
    // expected-error@-1 {{return expression of type 'Cat' does not conform to 'Pet'}}
)
final class Cat: Animal {
    // corrected: final class Cat: Animal, Pet {
    init() {}
}
