import Ampoule

protocol Animal: Sendable {}

@Register(Animal)
// expected-error@-1 {{expected member name or initializer call after type name}}
// expected-error@-2 {{Service 'Animal' is not spelled out, but '@Register' writes code with its type; write it as 'Type.self'}}
// corrected: @Register(Animal.self)
final class Horse: Animal {
    init() {}
}
