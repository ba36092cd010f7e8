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

func injectionPatternsWithClosures() {
    initializerInjection()
    propertyInjection()
    propertyInjectionAfterInitialization()
    methodInjection()
    methodInjectionAfterInitialization()
}

// MARK: - Initializer injection

/// Cannot do without a pet.
private class PetOwner: PersonType {
    let pet: any AnimalType

    init(pet: any AnimalType) {
        self.pet = pet
    }
}

private func initializerInjection() {
    heading("Initializer injection")

    let container = Container()
    container.register(AnimalType.self) { _ in Cat() }
    container.register(PersonType.self) { resolver in
        PetOwner(pet: resolver.resolve(AnimalType.self)!)
    }

    let owner = container.resolve(PersonType.self) as! PetOwner
    show("owner.pet.sound()", owner.pet.sound(), expecting: "Meow")
}

// MARK: - Property injection

/// Can do without a pet.
private class PetOwner2: PersonType {
    var pet: (any AnimalType)?

    init() {}
}

private func propertyInjection() {
    heading("Property injection, in the factory")

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

private func propertyInjectionAfterInitialization() {
    heading("Property injection, by initCompleted")

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

// MARK: - Method injection

/// Is told of its pet.
private class PetOwner3: PersonType {
    var pet: (any AnimalType)?

    init() {}

    func setPet(_ pet: any AnimalType) {
        self.pet = pet
    }
}

private func methodInjection() {
    heading("Method injection, in the factory")

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

private func methodInjectionAfterInitialization() {
    heading("Method injection, by initCompleted")

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
