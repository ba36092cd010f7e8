import Ampoule

/// Assemblies register what they say.
enum Assemblies {
    protocol Animal {}
    protocol Food {}
    struct Cat: Animal {}

    final class AnimalAssembly: Assembly {
        func assemble(container: Container) {
            container.register(Animal.self) { _ in Cat() }
        }
    }

    final class OwnerAssembly: Assembly {
        func assemble(container: Container) {
            PetOwner.register(in: container)
        }
    }

    @Register
    struct PetOwner {
        @Inject let pet: any Animal
        @Inject let food: any Food  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        let container = Container()
        _ = Assembler([AnimalAssembly(), OwnerAssembly()], container: container)
        return container
    }
}
