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

/// One container holds all of these, because their keys differ.
func keysThatDifferWithClosures() {
    heading("Registration keys that differ, with closures")

    let container = Container()

    // Different service types.
    container.register(Animal.self) { _ in Cat(name: "Mimi") }
    container.register(Person.self) { resolver in
        PetOwner(name: "Stephen", pet: resolver.resolve(Animal.self)!)
    }
    show("an animal", container.resolve(Animal.self)?.name, expecting: "Mimi")
    show("a person", container.resolve(Person.self)?.name, expecting: "Stephen")

    // Different names.
    container.register(Animal.self, name: "cat") { _ in Cat(name: "Mimi") }
    container.register(Animal.self, name: "dog") { _ in Dog(name: "Hachi") }
    show("the cat", container.resolve(Animal.self, name: "cat")?.name, expecting: "Mimi")
    show("the dog", container.resolve(Animal.self, name: "dog")?.name, expecting: "Hachi")

    // Different numbers of arguments: none for the first animal above, one for this one.
    container.register(Animal.self) { _, name in Cat(name: name) }
    show("without arguments", container.resolve(Animal.self)?.name, expecting: "Mimi")
    show("with one argument", container.resolve(Animal.self, argument: "Tama")?.name, expecting: "Tama")

    // Different argument types.
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

func keysThatAreEqualWithClosures() {
    heading("Registration keys that are equal, with closures: the later overwrites the earlier")

    let container = Container()
    container.register(Animal.self) { _ in Cat(name: "Mimi") }
    container.register(Animal.self) { _ in Dog(name: "Hachi") }

    show("an animal", container.resolve(Animal.self)?.name, expecting: "Hachi")
}

/// The argument types are part of the key, so they must match the registration exactly.
func argumentTypesWithClosures() {
    heading("The types of arguments, with closures")

    let container = Container()
    container.messageHandler = explain
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
