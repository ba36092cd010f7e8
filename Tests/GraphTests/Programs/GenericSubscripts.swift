import Ampoule

/// What a generic subscript registers depends on its use.
enum GenericSubscripts {
    protocol Animal: Sendable {}
    struct Cat: Animal {}

    @Register
    struct PetOwner {
        @Inject let animal: any Animal
    }

    static func makeContainer() -> Container {
        let container = Container()
        PetOwner.register(in: container)
        container[installing: { Cat() as any Animal }]
        return container
    }
}

extension Container {
    fileprivate subscript<Service>(installing make: @escaping @Sendable () -> Service) -> Void {
        register(Service.self) { _ in make() }
        return ()
    }
}
