import Ampoule

private protocol Animal {
    var name: String { get }
}

@Register(Animal.self, name: "cat")
private class Cat: Animal {
    let name = "Mimi"

    init() {}
}

@Register(Animal.self, name: "dog")
private class Dog: Animal {
    let name = "Hachi"

    init() {}
}

/// Requests each of its pets by name.
@Register
private class PetOwner {
    let cat: any Animal
    let dog: any Animal

    init(@Inject(name: "cat") cat: any Animal, @Inject(name: "dog") dog: any Animal) {
        self.cat = cat
        self.dog = dog
    }
}

@Registrations(Cat.self, Dog.self, PetOwner.self)
private extension Container {}

func namedRegistrationsWithMacros() {
    heading("Named registrations, with macros")

    let container = Container()
    container.registerComponents()

    let cat = container.cat()
    let dog = container.dog()

    show("cat.name", cat.name, expecting: "Mimi")
    show("cat is Cat", cat is Cat, expecting: true)
    show("dog.name", dog.name, expecting: "Hachi")
    show("dog is Dog", dog is Dog, expecting: true)

    let owner = container.petOwner()

    show("owner.cat.name", owner.cat.name, expecting: "Mimi")
    show("owner.dog.name", owner.dog.name, expecting: "Hachi")
}
