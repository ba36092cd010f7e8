import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
final class Horse: Animal {
    init(name: String) {}
}

@Registrations(Horse.self)
extension Container {}

func lucky(_ container: Container) {
    let _: Horse = container.horse(name: "Lucky")
    // expected-error@-1 {{cannot convert value of type 'any Animal' to specified type 'Horse'}}
    // corrected: let _: any Animal = container.horse(name: "Lucky")
}
