import Ampoule

/// What a generic type registers depends on its use.
enum GenericInstallers {
    protocol Animal: Sendable {}
    struct Cat: Animal {}

    @Register
    struct PetOwner {
        @Inject let animal: any Animal
    }

    static func makeContainer() -> Container {
        let container = Container()
        PetOwner.register(in: container)
        Installer<any Animal> { Cat() }(container)
        return container
    }
}

extension GenericInstallers {
    struct Installer<Service> {
        let make: @Sendable () -> Service
    }
}

extension GenericInstallers.Installer {
    fileprivate func callAsFunction(_ container: Container) {
        let make = make
        container.register(Service.self) { _ in make() }
    }
}
