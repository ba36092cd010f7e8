import Ampoule

private protocol AnimalType {
    func sound() -> String
}

@Register(AnimalType.self)
private class Cat: AnimalType {
    init() {}

    func sound() -> String {
        "Meow"
    }
}

private protocol PersonType {}

/// Receives its pet in a method, after the initializer returns.
@Register(PersonType.self)
private class PetOwner3: PersonType {
    var pet: (any AnimalType)?

    init() {}

    @Inject
    func setPet(_ pet: any AnimalType) {
        self.pet = pet
    }
}

@Registrations(Cat.self, PetOwner3.self)
private extension Container {}

func methodInjectionWithMacros() {
    heading("Method injection, with macros")

    let container = Container()
    container.registerComponents()

    let owner = container.petOwner3() as! PetOwner3
    show("owner.pet?.sound()", owner.pet?.sound(), expecting: "Meow")
}
