import Ampoule

@Register
final class Horse: Sendable {
    init(name: String, running: Bool = false) {}
}

@Registrations(Horse.self)
extension Container {}

func lucky(_ container: Container) throws {
    _ = container.horse(nmae: "Lucky")
    // expected-error@-1 {{extra argument 'nmae' in call}}
    // expected-error@-2 {{missing argument for parameter 'name' in call}}
    // corrected: _ = container.horse(name: "Lucky")
    _ = container.factory(for: Horse.self)(nmae: "Lucky")
    // expected-error@-1 {{extra argument 'nmae' in call}}
    // expected-error@-2 {{missing argument for parameter 'name' in call}}
    // corrected: _ = container.factory(for: Horse.self)(name: "Lucky")
    _ = try container.horse.make(nmae: "Lucky")
    // expected-error@-1 {{extra argument 'nmae' in call}}
    // expected-error@-2 {{missing argument for parameter 'name' in call}}
    // corrected: _ = try container.horse.make(name: "Lucky")
}
