import Ampoule

/// Nothing is registered for a protocol.
enum MissingService {
    protocol Animal {}

    @Register
    final class PetOwner {
        let pet: any Animal

        init(
            name: String,
            @Inject pet: any Animal  // problem: missingRegistration
        ) {
            self.pet = pet
        }
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(MissingService.PetOwner.self)
private extension Container {}
