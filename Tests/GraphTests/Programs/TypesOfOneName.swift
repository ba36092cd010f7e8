import Ampoule

/// The nearest type of a name is meant.
enum TypesOfOneName {
    protocol Animal {}

    enum Wild {
        protocol Animal {}

        @Register(Animal.self)
        struct Lion: Animal { init() {} }
    }

    @Register
    struct Zoo {
        @Inject let lion: any Wild.Animal
        @Inject let pet: any Animal  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(TypesOfOneName.Wild.Lion.self, TypesOfOneName.Zoo.self)
private extension Container {}
