import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
final class Horse: Animal {
    init(name: String, running: Bool) {}
}

@Registrations(Horse.self)
extension Container {}

func lucky(_ container: Container) throws {
    _ = container.horse(name: "Lucky", running: true, 3)
    // expected-error@-1 {{missing argument label '__file:' in call}}
    // expected-error@-2 {{cannot convert value of type 'Int' to expected argument type 'StaticString'}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.factory(for: Horse.self)(name: "Lucky", running: true, 3)
    // expected-error@-1 {{missing argument label '__file:' in call}}
    // expected-error@-2 {{cannot convert value of type 'Int' to expected argument type 'StaticString'}}
    // corrected: _ = container.factory(for: Horse.self)(name: "Lucky", running: true)
    _ = try container.horse.make(name: "Lucky", running: true, 3)
    // expected-error@-1 {{extra argument in call}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
}
