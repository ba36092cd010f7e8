import Ampoule

/// A component of the service is there, but nobody registers it.
enum UnlistedComponent {
    protocol Animal {}

    @Register(Animal.self)
    struct Cat: Animal { init() {} }

    @Register
    struct PetOwner {
        @Inject let pet: any Animal  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(UnlistedComponent.PetOwner.self)
private extension Container {}
