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

/// Requires no pet.
private class PetOwner2: PersonType {
    var pet: (any AnimalType)?

    init() {}
}

func propertyInjectionWithClosures() {
    heading("Property injection in the factory, with closures")

    let container = Container()
    container.register(AnimalType.self) { _ in Cat() }
    container.register(PersonType.self) { resolver in
        let owner = PetOwner2()
        owner.pet = resolver.resolve(AnimalType.self)
        return owner
    }

    let owner = container.resolve(PersonType.self) as! PetOwner2
    show("owner.pet?.sound()", owner.pet?.sound(), expecting: "Meow")
}

func propertyInjectionByCompletionWithClosures() {
    heading("Property injection by 'initCompleted', with closures")

    let container = Container()
    container.register(AnimalType.self) { _ in Cat() }
    container.register(PersonType.self) { _ in PetOwner2() }
        .initCompleted { resolver, person in
            let owner = person as! PetOwner2
            owner.pet = resolver.resolve(AnimalType.self)
        }

    let owner = container.resolve(PersonType.self) as! PetOwner2
    show("owner.pet?.sound()", owner.pet?.sound(), expecting: "Meow")
}
