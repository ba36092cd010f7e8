import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
final class Horse: Animal {
    init(name: String, running: Bool) {}
}

@Registrations(Horse.self)
extension Container {}

func lucky(_ container: Container, name: String?) throws {
    _ = container.horse(name: name, running: true)
    // expected-error@-1 {{value of optional type 'String?' must be unwrapped to a value of type 'String'}}
    // corrected: _ = container.horse(name: name ?? "Lucky", running: true)
    _ = container.factory(for: Horse.self)(name: name, running: true)
    // expected-error@-1 {{value of optional type 'String?' must be unwrapped to a value of type 'String'}}
    // corrected: _ = container.factory(for: Horse.self)(name: name ?? "Lucky", running: true)
    _ = try container.horse.make(name: name, running: true)
    // expected-error@-1 {{value of optional type 'String?' must be unwrapped to a value of type 'String'}}
    // corrected: _ = try container.horse.make(name: name ?? "Lucky", running: true)
}
