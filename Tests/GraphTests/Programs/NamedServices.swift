import Ampoule

/// A name is a part of the key.
enum NamedServices {
    protocol Animal {}

    @Register(Animal.self, name: "cat")
    struct Cat: Animal { init() {} }

    @Register
    struct PetOwner {
        @Inject(name: "cat") let cat: any Animal
        @Inject(name: "dog") let dog: any Animal  // problem: missingRegistration
        @Inject let any: any Animal  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(NamedServices.Cat.self, NamedServices.PetOwner.self)
private extension Container {}
