import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self, Animal.self)
// expected-error@-1 {{Service 'Animal.self' is listed more than once, but a component is registered once for each service; remove it}}
// corrected: @Register(Animal.self)
final class Horse: Animal {
    init() {}
}
