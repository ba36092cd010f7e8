import Ampoule

/// A component is found under each of its services, and under nothing else.
enum SeveralServices {
    protocol Animal {}
    protocol Friend {}
    protocol Enemy {}

    @Register(Animal.self, Friend.self, Cat.self)
    struct Cat: Animal, Friend { init() {} }

    @Register
    struct PetOwner {
        @Inject let animal: any Animal
        @Inject let friend: any Friend
        @Inject let cat: Cat
        @Inject let enemy: any Enemy  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(SeveralServices.Cat.self, SeveralServices.PetOwner.self)
private extension Container {}
