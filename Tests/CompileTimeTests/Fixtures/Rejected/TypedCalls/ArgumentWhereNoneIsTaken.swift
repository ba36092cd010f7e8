import Ampoule

@Register
final class Horse: Sendable {
    init() {}
}

@Registrations(Horse.self)
extension Container {}

func lucky(_ container: Container) throws {
    _ = container.horse(name: "Lucky")
    // expected-error@-1 {{extra argument 'name' in call}}
    // corrected: _ = container.horse()
    _ = container.factory(for: Horse.self)(name: "Lucky")
    // expected-error@-1 {{extra argument 'name' in call}}
    // corrected: _ = container.factory(for: Horse.self)()
    _ = try container.horse.make(name: "Lucky")
    // expected-error@-1 {{argument passed to call that takes no arguments}}
    // corrected: _ = try container.horse.make()
}
