import Ampoule

@Register
final class Horse: Sendable {
    init(name: String) throws {}
}

@Registrations(Horse.self)
extension Container {}

func lucky(_ container: Container) throws {
    _ = container.horse(name: "Lucky")
    // expected-error@-1 {{call can throw but is not marked with 'try'}}
    // corrected: _ = try container.horse(name: "Lucky")
    _ = container.factory(for: Horse.self)(name: "Lucky")
    // expected-error@-1 {{call can throw but is not marked with 'try'}}
    // corrected: _ = try container.factory(for: Horse.self)(name: "Lucky")
    _ = container.horse.make(name: "Lucky")
    // expected-error@-1 {{call can throw but is not marked with 'try'}}
    // corrected: _ = try container.horse.make(name: "Lucky")
}
