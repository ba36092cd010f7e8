import Ampoule

protocol Animal: Sendable {}

protocol Vehicle: Sendable {}

@Register
final class Rider: Sendable {
    init(mount: any Animal) {}
}

@Registrations(Rider.self)
extension Container {}

func ride(_ container: Container, animal: any Animal, vehicle: any Vehicle) {
    _ = container.rider(mount: vehicle)
    // expected-error@-1 {{argument type 'any Vehicle' does not conform to expected type 'Animal'}}
    // corrected: _ = container.rider(mount: animal)
}
