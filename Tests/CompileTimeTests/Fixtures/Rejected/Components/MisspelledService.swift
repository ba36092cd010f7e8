import Ampoule

protocol Animal: Sendable {}

@Register(Animl.self)
// expected-error@-1 {{cannot find 'Animl' in scope}}
// corrected: @Register(Animal.self)
final class Horse: Animal {
    init() {}
}
