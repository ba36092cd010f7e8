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

/// Receives its pet in a method.
private class PetOwner3: PersonType {
    var pet: (any AnimalType)?

    init() {}

    func setPet(_ pet: any AnimalType) {
        self.pet = pet
    }
}

func methodInjectionWithClosures() {
    heading("Method injection in the factory, with closures")

    let container = Container()
    container.register(AnimalType.self) { _ in Cat() }
    container.register(PersonType.self) { resolver in
        let owner = PetOwner3()
        owner.setPet(resolver.resolve(AnimalType.self)!)
        return owner
    }

    let owner = container.resolve(PersonType.self) as! PetOwner3
    show("owner.pet?.sound()", owner.pet?.sound(), expecting: "Meow")
}

func methodInjectionByCompletionWithClosures() {
    heading("Method injection by 'initCompleted', with closures")

    let container = Container()
    container.register(AnimalType.self) { _ in Cat() }
    container.register(PersonType.self) { _ in PetOwner3() }
        .initCompleted { resolver, person in
            let owner = person as! PetOwner3
            owner.setPet(resolver.resolve(AnimalType.self)!)
        }

    let owner = container.resolve(PersonType.self) as! PetOwner3
    show("owner.pet?.sound()", owner.pet?.sound(), expecting: "Meow")
}
