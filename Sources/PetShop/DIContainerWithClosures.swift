import Ampoule
import Foundation

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

private class Dog: Animal {
    let name: String

    init(name: String) {
        self.name = name
    }
}

private class Horse: Animal {
    let name: String
    let running: Bool

    convenience init(name: String) {
        self.init(name: name, running: false)
    }

    init(name: String, running: Bool) {
        self.name = name
        self.running = running
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

func containerWithClosures() {
    registration()
    namedRegistrations()
    registrationsWithArguments()
    keysThatDiffer()
    keysThatAreEqual()
    typesOfArguments()
    throwingForm()
}

private func registration() {
    heading("Registration")

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

private func namedRegistrations() {
    heading("Named registrations")

    let container = Container()
    container.register(Animal.self, name: "cat") { _ in Cat(name: "Mimi") }
    container.register(Animal.self, name: "dog") { _ in Dog(name: "Hachi") }

    let cat = container.resolve(Animal.self, name: "cat")!
    let dog = container.resolve(Animal.self, name: "dog")!

    show("cat.name", cat.name, expecting: "Mimi")
    show("cat is Cat", cat is Cat, expecting: true)
    show("dog.name", dog.name, expecting: "Hachi")
    show("dog is Dog", dog is Dog, expecting: true)
}

private func registrationsWithArguments() {
    heading("Registrations with arguments")

    let container = Container()
    container.register(Animal.self) { _, name in
        Horse(name: name)
    }
    container.register(Animal.self) { _, name, running in
        Horse(name: name, running: running)
    }

    let animal1 = container.resolve(Animal.self, argument: "Spirit")!

    show("animal1.name", animal1.name, expecting: "Spirit")
    show("(animal1 as! Horse).running", (animal1 as! Horse).running, expecting: false)

    let animal2 = container.resolve(Animal.self, arguments: "Lucky", true)!

    show("animal2.name", animal2.name, expecting: "Lucky")
    show("(animal2 as! Horse).running", (animal2 as! Horse).running, expecting: true)
}

// MARK: - Registration keys

/// All of these live in one container, since no two of their keys are equal.
private func keysThatDiffer() {
    heading("Registration keys that differ")

    let container = Container()

    // In the service type.
    container.register(Animal.self) { _ in Cat(name: "Mimi") }
    container.register(Person.self) { resolver in
        PetOwner(name: "Stephen", pet: resolver.resolve(Animal.self)!)
    }
    show("an animal", container.resolve(Animal.self)?.name, expecting: "Mimi")
    show("a person", container.resolve(Person.self)?.name, expecting: "Stephen")

    // In the name of the registration.
    container.register(Animal.self, name: "cat") { _ in Cat(name: "Mimi") }
    container.register(Animal.self, name: "dog") { _ in Dog(name: "Hachi") }
    show("named cat", container.resolve(Animal.self, name: "cat")?.name, expecting: "Mimi")
    show("named dog", container.resolve(Animal.self, name: "dog")?.name, expecting: "Hachi")

    // In the number of arguments: the animal above has none, this one has one.
    container.register(Animal.self) { _, name in Cat(name: name) }
    show("without argument", container.resolve(Animal.self)?.name, expecting: "Mimi")
    show("with an argument", container.resolve(Animal.self, argument: "Tama")?.name, expecting: "Tama")

    // In the types of the arguments.
    container.register(Animal.self) { _, name, running in
        Horse(name: name, running: running)
    }
    container.register(Animal.self) { _, running, name in
        Horse(name: name, running: running)
    }
    let spirit = container.resolve(Animal.self, arguments: "Spirit", false)
    let lucky = container.resolve(Animal.self, arguments: true, "Lucky")
    show("with a String and a Bool", spirit?.name, expecting: "Spirit")
    show("with a Bool and a String", lucky?.name, expecting: "Lucky")
}

private func keysThatAreEqual() {
    heading("Registration keys that are equal: the later overwrites the earlier")

    let container = Container()
    container.register(Animal.self) { _ in Cat(name: "Mimi") }
    container.register(Animal.self) { _ in Dog(name: "Hachi") }

    show("an animal", container.resolve(Animal.self)?.name, expecting: "Hachi")
}

/// The types of the arguments are part of the key, so they have to be exactly those of the registration.
private func typesOfArguments() {
    heading("The types of arguments")

    let container = Container()
    container.logger = explain
    container.register(Animal.self) { _, name in Cat(name: name) }

    let name1: String = "Mimi"
    let mimi1 = container.resolve(Animal.self, argument: name1)
    show("with a String", mimi1?.name, expecting: "Mimi")

    let name2: NSString = "Mimi"
    let mimi2 = container.resolve(Animal.self, argument: name2)
    show("with an NSString", mimi2?.name, expecting: nil, because: "'Animal(String)'")

    let name3: String? = "Mimi"
    let mimi3 = container.resolve(Animal.self, argument: name3)
    show("with a String?", mimi3?.name, expecting: nil, because: "'Animal(String)'")

    let name4: String! = "Mimi"
    let mimi4 = container.resolve(Animal.self, argument: name4)
    show("with a String!", mimi4?.name, expecting: nil, because: "'Animal(String)'")
}

private func throwingForm() {
    heading("The form that throws instead of returning nil")

    let container = Container()
    container.register(Animal.self, name: "cat") { _ in Cat(name: "Mimi") }
    container.register(Person.self) { resolver in
        PetOwner(name: "Stephen", pet: try resolver.require(Animal.self, name: "dog"))
    }

    do {
        let person = try container.require(Person.self)
        show("person.name", person.name, expecting: nil)
    } catch {
        show("error", error, mentioning: "'Animal named \"cat\"'")
    }
}
