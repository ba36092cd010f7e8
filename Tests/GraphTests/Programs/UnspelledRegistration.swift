import Ampoule

/// Where a service is not spelled out, nothing is said to be missing.
enum UnspelledRegistration {
    protocol Animal {}
    struct Cat: Animal {}

    @Register
    struct PetOwner {
        @Inject let pet: any Animal
    }

    static func stub<Service>(
        _ service: Service.Type,
        in container: Container,
        _ make: @escaping @Sendable () -> Service
    ) {
        container.register(service) { _ in make() }
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        stub((any Animal).self, in: container) { Cat() }
        return container
    }
}

@Registrations(UnspelledRegistration.PetOwner.self)
private extension Container {}
