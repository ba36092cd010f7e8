import Ampoule

/// The same with components.
enum RegistrationByMacros {
    protocol Animal {}
    protocol Person {}

    @Register(Animal.self)
    struct Cat: Animal {
        let name: String

        init(name: String = "Mimi") { self.name = name }

        @Inject
        init() { self.init(name: "Mimi") }
    }

    @Register(Person.self)
    struct PetOwner: Person {
        let name: String
        @Inject let pet: any Animal
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(RegistrationByMacros.Cat.self, RegistrationByMacros.PetOwner.self)
private extension Container {}
