import Ampoule

/// Names and arguments tell two components of one service apart.
enum TwoComponentsOfTwoKeys: GraphProgram {
    protocol Animal {}

    @Register(Animal.self) struct Cat: Animal { init() {} }
    @Register(Animal.self, name: "dog") struct Dog: Animal { init() {} }
    @Register(Animal.self) struct Horse: Animal { let name: String }

    @Register
    struct PetOwner {
        @Inject let cat: any Animal
        @Inject(name: "dog") let dog: any Animal
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(
    TwoComponentsOfTwoKeys.Cat.self,
    TwoComponentsOfTwoKeys.Dog.self,
    TwoComponentsOfTwoKeys.Horse.self,
    TwoComponentsOfTwoKeys.PetOwner.self
)
private extension Container {}
