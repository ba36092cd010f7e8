import Ampoule

protocol Animal: Sendable {}

@Register(Animal)
// expected-error@-1 {{expected member name or initializer call after type name}}
// corrected: @Register(Animal.self)
final class Horse: Animal {
    init() {}
}
