import Ampoule

@Register
final class Stable: Sendable {
    init() {}
}

@Register
final class Horse: Sendable {
    init(@Inject stable: Stable, name: String) {}
}

@Registrations(Horse.self, Stable.self)
extension Container {}

func lucky(_ container: Container, stable: Stable) throws {
    _ = container.horse(stable: stable, name: "Lucky")
    // expected-error@-1 {{extra argument 'stable' in call}}
    // corrected: _ = container.horse(name: "Lucky")
    _ = container.factory(for: Horse.self)(stable: stable, name: "Lucky")
    // expected-error@-1 {{extra argument 'stable' in call}}
    // corrected: _ = container.factory(for: Horse.self)(name: "Lucky")
    _ = try container.horse.make(stable: stable, name: "Lucky")
    // expected-error@-1 {{extra argument 'stable' in call}}
    // corrected: _ = try container.horse.make(name: "Lucky")
}
