import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
final class Horse: Animal {
    init(name: String, running: Bool) {}
}

@Registrations(Horse.self)
extension Container {}

func lucky(_ container: Container) throws {
    _ = container.horse(name: true, running: "Lucky")
    // expected-error@-1 {{cannot convert value of type 'Bool' to expected argument type 'String'}}
    // expected-error@-2 {{cannot convert value of type 'String' to expected argument type 'Bool'}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.factory(for: Horse.self)(name: true, running: "Lucky")
    // expected-error@-1 {{cannot convert value of type 'Bool' to expected argument type 'String'}}
    // expected-error@-2 {{cannot convert value of type 'String' to expected argument type 'Bool'}}
    // corrected: _ = container.factory(for: Horse.self)(name: "Lucky", running: true)
    _ = try container.horse.make(name: true, running: "Lucky")
    // expected-error@-1 {{cannot convert value of type 'Bool' to expected argument type 'String'}}
    // expected-error@-2 {{cannot convert value of type 'String' to expected argument type 'Bool'}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
}
