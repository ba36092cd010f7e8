import Ampoule

/// Further services of a factory by hand.
enum ForwardedClosures: GraphProgram {
    protocol Animal {}
    protocol Friend {}
    protocol Pet {}
    struct Cat: Animal, Friend, Pet {}

    @Register
    struct PetOwner {
        @Inject let cat: Cat
        @Inject let animal: any Animal
        @Inject(name: "friend") let friend: any Friend
        @Inject let pet: any Pet
        @Inject let stranger: any Friend  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        let cat = container.register(Cat.self) { _ in Cat() }
            .implements(Animal.self)
            .implements(Friend.self, name: "friend")
        container.forward(Pet.self, to: cat)
        return container
    }
}

@Registrations(ForwardedClosures.PetOwner.self)
private extension Container {}
