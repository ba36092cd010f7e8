import Ampoule

@Register
struct Stable: Sendable {}

@Register
struct Horse: Sendable {
    @Inject let stable: Stable
    let name: String
    var running: Bool = false
}

@Registrations(Horse.self, Stable.self)
extension Container {}

func lucky(_ container: Container) {
    _ = container.horse(name: 1)
    // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
    // corrected: _ = container.horse(name: "Lucky")
    _ = container.horse(stable: Stable(), name: "Lucky")
    // expected-error@-1 {{extra argument 'stable' in call}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
}
