import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
final class Horse: Animal {
    init(name: String, running: Bool) {}
}

@Registrations(Horse.self)
extension Container {}

func lucky(_ container: Container) throws {
    _ = container.horse(name: "Lucky")
    // expected-error@-1 {{missing argument for parameter 'running' in call}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.factory(for: Horse.self)(name: "Lucky")
    // expected-error@-1 {{missing argument for parameter 'running' in call}}
    // corrected: _ = container.factory(for: Horse.self)(name: "Lucky", running: true)
    _ = try container.horse.make(name: "Lucky")
    // expected-error@-1 {{missing argument for parameter 'running' in call}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
}
