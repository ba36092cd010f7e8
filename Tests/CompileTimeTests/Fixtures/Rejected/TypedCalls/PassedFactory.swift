import Ampoule

@Register
final class Horse: Sendable {
    init(name: String) {}
}

@Registrations(Horse.self)
extension Container {}

func ride(_ horses: Horse.Factory) {
    _ = horses(name: 1)
    // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
    // corrected: _ = horses(name: "Lucky")
}

func ride(_ container: Container) {
    ride(container.horse)
}
