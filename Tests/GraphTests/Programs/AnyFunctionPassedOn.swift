import Ampoule

/// A function of the container as a value registers any service.
enum AnyFunctionPassedOn {
    protocol Animal: Sendable {}
    protocol Pet: Sendable {}
    struct Cat: Animal, Pet {}

    typealias Register<Service> = (
        Service.Type, String?, @escaping @Sendable (any Resolver) throws -> Service
    ) -> ServiceEntry<Service>

    @Register
    struct PetOwner {
        @Inject let animal: any Animal
        @Inject let pet: any Pet
    }

    static func makeContainer() -> Container {
        let container = Container()
        PetOwner.register(in: container)
        let register: AnyFunctionPassedOn.Register<Cat> = container.register
        let implements: ((any Animal).Type, String?) -> ServiceEntry<Cat>
        let entry = register(Cat.self, nil) { _ in Cat() }
        implements = entry.implements(_:name:)
        _ = implements((any Animal).self, nil)
        let forward: ((any Pet).Type, String?, ServiceEntry<Cat>) -> ServiceEntry<any Pet>
        forward = container.forward(_:name:to:)
        _ = forward((any Pet).self, nil, entry)
        return container
    }
}
