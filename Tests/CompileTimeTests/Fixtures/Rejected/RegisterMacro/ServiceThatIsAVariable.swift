import Ampoule

protocol Animal: Sendable {}

nonisolated let service = Animal.self

@Register(service)
// expected-error@-1 {{Service 'service' is not spelled out, but '@Register' writes code with its type; write it as 'Type.self'}}
// corrected: @Register(Animal.self)
final class Horse: Animal {
    init() {}
}
