import Ampoule

protocol Animal: Sendable {}

protocol Pet: Sendable {}

@Register(Animal.self)
// corrected: @Register(Animal.self, Pet.self)
@Register(Pet.self)
// expected-error@-1 {{'@Register' is applied more than once, but a type is one component; list all its services in one '@Register'}}
// corrected:
final class Cat: Animal, Pet {
    init() {}
}
