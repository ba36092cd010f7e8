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

/// Requires no pet.
///
/// The container sets the property after the initializer returns.
@Register(PersonType.self)
private class PetOwner2: PersonType {
    @Inject var pet: (any AnimalType)?

    init() {}
}

@Registrations(Cat.self, PetOwner2.self)
private extension Container {}

func propertyInjectionWithMacros() {
    heading("Property injection, with macros")

    let container = Container()
    container.registerComponents()

    let owner = container.petOwner2() as! PetOwner2
    show("owner.pet?.sound()", owner.pet?.sound(), expecting: "Meow")

    // In a container without animals, the optional property stays `nil`.
    let loner = Container().factory(for: PetOwner2.self)() as! PetOwner2
    show("loner.pet?.sound()", loner.pet?.sound(), expecting: nil)
}
