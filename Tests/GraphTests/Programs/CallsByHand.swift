import Ampoule

/// Components that are registered one by one.
enum CallsByHand {
    protocol Animal {}
    protocol Food {}

    @Register(Animal.self)
    struct Cat: Animal { init() {} }

    @Register
    struct PetOwner {
        @Inject let pet: any Animal
        @Inject let food: any Food  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        let container = Container()
        Cat.register(in: container)
        PetOwner.register(in: container)
        return container
    }
}
