import AmpouleAutoregistration

/// Initializers that are registered by hand provide services; names and arguments count.
enum Autoregistrations: GraphProgram {
    protocol Animal {}

    struct Cat: Animal {
        init(stable: Stable?) {}
    }

    struct Dog: Animal {
        let name: String
        let age: Int
    }

    final class Stable: Sendable {
        init() {}
    }

    @Register
    struct PetOwner {
        @Inject let pet: any Animal
        @Inject(name: "cat") let cat: any Animal
        @Inject(name: "dog") let dog: any Animal  // problem: needsArguments
        @Inject(name: "horse") let horse: any Animal  // problem: missingRegistration
        @Inject let stable: Stable
        @Inject let inner: Sendable
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        container.autoregister(Animal.self, initializer: Cat.init)
        container.autoregister(Animal.self, name: "cat", initializer: Cat.init).inObjectScope(.transient)
        container.autoregister(
            Animal.self,
            name: "dog",
            arguments: String.self,
            Int.self,
            initializer: Dog.init
        )
        container.autoregister(Stable.self) { Stable() }.implements((any Sendable).self)
            .initCompleted { resolver, _ in _ = resolver.resolve(Animal.self) }
        return container
    }
}

@Registrations(Autoregistrations.PetOwner.self)
private extension Container {}
