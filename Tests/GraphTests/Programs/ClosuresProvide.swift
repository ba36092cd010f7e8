import Ampoule

/// A factory by hand provides a service; names and arguments count.
enum ClosuresProvide: GraphProgram {
    protocol Animal {}
    struct Cat: Animal {}

    @Register
    struct PetOwner {
        @Inject let pet: any Animal
        @Inject(name: "cat") let cat: any Animal
        @Inject(name: "dog") let dog: any Animal  // problem: needsArguments
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        container.register(Animal.self) { _ in Cat() }
        container.register(Animal.self, name: "cat") { (_: any Resolver) in Cat() }
        container.register(Animal.self, name: "dog") { (_, name: String) in Cat() }
        return container
    }
}

@Registrations(ClosuresProvide.PetOwner.self)
private extension Container {}
