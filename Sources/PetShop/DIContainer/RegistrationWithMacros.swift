import Ampoule

private protocol Animal {
    var name: String { get }
}

private protocol Person {
    var name: String { get }
}

@Register(Animal.self)
private class Cat: Animal {
    let name = "Mimi"

    init() {}
}

/// The container injects the pet; the caller passes the name.
@Register(Person.self)
private class PetOwner: Person {
    let name: String
    let pet: any Animal

    init(name: String, @Inject pet: any Animal) {
        self.name = name
        self.pet = pet
    }
}

@Registrations(Cat.self, PetOwner.self)
private extension Container {}

func registrationWithMacros() {
    heading("Registration, with macros")

    let container = Container()
    container.registerComponents()

    let animal = container.cat()
    let person = container.petOwner(name: "Stephen")
    let pet = (person as! PetOwner).pet

    show("animal.name", animal.name, expecting: "Mimi")
    show("animal is Cat", animal is Cat, expecting: true)
    show("person.name", person.name, expecting: "Stephen")
    show("person is PetOwner", person is PetOwner, expecting: true)
    show("pet.name", pet.name, expecting: "Mimi")
    show("pet is Cat", pet is Cat, expecting: true)
}
