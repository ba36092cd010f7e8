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

/// Requires a pet.
@Register(PersonType.self)
private class PetOwner: PersonType {
    let pet: any AnimalType

    init(@Inject pet: any AnimalType) {
        self.pet = pet
    }
}

/// Has the initializer that the macro writes.
@Register
private class PetSitter: PersonType {
    @Inject let pet: any AnimalType
}

@Registrations(Cat.self, PetOwner.self, PetSitter.self)
private extension Container {}

func initializerInjectionWithMacros() {
    heading("Initializer injection, with macros")

    let container = Container()
    container.registerComponents()

    let owner = container.petOwner() as! PetOwner
    show("owner.pet.sound()", owner.pet.sound(), expecting: "Meow")

    let sitter = container.petSitter()
    show("sitter.pet.sound()", sitter.pet.sound(), expecting: "Meow")
}
