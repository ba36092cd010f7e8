import Ampoule

private protocol AnimalType {
    func sound() -> String
}

private class Cat: AnimalType {
    init() {}

    func sound() -> String {
        "Meow"
    }
}

private protocol PersonType {}

/// Requires a pet.
private class PetOwner: PersonType {
    let pet: any AnimalType

    init(pet: any AnimalType) {
        self.pet = pet
    }
}

func initializerInjectionWithClosures() {
    heading("Initializer injection, with closures")

    let container = Container()
    container.register(AnimalType.self) { _ in Cat() }
    container.register(PersonType.self) { resolver in
        PetOwner(pet: resolver.resolve(AnimalType.self)!)
    }

    let owner = container.resolve(PersonType.self) as! PetOwner
    show("owner.pet.sound()", owner.pet.sound(), expecting: "Meow")
}
