import Ampoule

private protocol Animal {
    var name: String { get }
}

private protocol Person {
    var name: String { get }
}

private class Cat: Animal {
    let name: String

    init(name: String) {
        self.name = name
    }
}

private class PetOwner: Person {
    let name: String
    let pet: any Animal

    init(name: String, pet: any Animal) {
        self.name = name
        self.pet = pet
    }
}

func registrationWithClosures() {
    heading("Registration, with closures")

    let container = Container()
    container.register(Animal.self) { _ in Cat(name: "Mimi") }
    container.register(Person.self) { resolver in
        PetOwner(name: "Stephen", pet: resolver.resolve(Animal.self)!)
    }

    let animal = container.resolve(Animal.self)!
    let person = container.resolve(Person.self)!
    let pet = (person as! PetOwner).pet

    show("animal.name", animal.name, expecting: "Mimi")
    show("animal is Cat", animal is Cat, expecting: true)
    show("person.name", person.name, expecting: "Stephen")
    show("person is PetOwner", person is PetOwner, expecting: true)
    show("pet.name", pet.name, expecting: "Mimi")
    show("pet is Cat", pet is Cat, expecting: true)
}
