import Ampoule
import Foundation

private protocol Animal {
    var name: String { get }
}

private protocol Person {
    var name: String { get }
}

/// Two registrations, with different numbers of arguments.
@Register(Animal.self)
private class Cat: Animal {
    let name: String

    @Inject
    convenience init() {
        self.init(name: "Mimi")
    }

    @Inject
    init(name: String) {
        self.name = name
    }
}

/// The service of `Cat`, under a name.
@Register(Animal.self, name: "dog")
private class Dog: Animal {
    let name = "Hachi"

    init() {}
}

/// Two registrations, with different argument types.
@Register(Animal.self)
private class Horse: Animal {
    let name: String
    let running: Bool

    @Inject
    init(name: String, running: Bool) {
        self.name = name
        self.running = running
    }

    @Inject
    convenience init(running: Bool, name: String) {
        self.init(name: name, running: running)
    }
}

/// Another service.
@Register(Person.self)
private class PetOwner: Person {
    let name: String
    let pet: any Animal

    init(name: String, @Inject pet: any Animal) {
        self.name = name
        self.pet = pet
    }
}

@Registrations(Cat.self, Dog.self, Horse.self, PetOwner.self)
private extension Container {}

/// One container holds all of these, because their keys differ.
func keysThatDifferWithMacros() {
    heading("Registration keys that differ, with macros")

    let container = Container()
    container.registerComponents()

    // Different service types.
    show("an animal", container.cat().name, expecting: "Mimi")
    show("a person", container.petOwner(name: "Stephen").name, expecting: "Stephen")

    // Different names.
    show("the cat", container.cat().name, expecting: "Mimi")
    show("the dog", container.dog().name, expecting: "Hachi")

    // Different numbers of arguments.
    show("without arguments", container.cat().name, expecting: "Mimi")
    show("with one argument", container.cat(name: "Tama").name, expecting: "Tama")

    // Different argument types.
    let spirit = container.horse(name: "Spirit", running: false)
    let lucky = container.horse(running: true, name: "Lucky")
    show("with a String and a Bool", spirit.name, expecting: "Spirit")
    show("with a Bool and a String", lucky.name, expecting: "Lucky")
}

/// Typed calls resolve the key, too, so a test can override it with a fake.
func keysThatAreEqualWithMacros() {
    heading("Registration keys that are equal, with macros: the later overwrites the earlier")

    let container = Container()
    container.registerComponents()
    container.register(Animal.self) { _ in Dog() }

    show("an animal", container.cat().name, expecting: "Hachi")
    show("with one argument", container.cat(name: "Tama").name, expecting: "Tama")
}

/// A call that fails at run time does not compile as a typed call.
func argumentTypesWithMacros() {
    heading("The types of arguments, with macros")

    let container = Container()
    container.messageHandler = explain
    container.registerComponents()

    let name1: String = "Mimi"
    let mimi1 = container.cat(name: name1)
    show("with a String", mimi1.name, expecting: "Mimi")

    // Does not compile, since 'NSString' is not implicitly convertible to 'String':
    //     container.cat(name: name2)
    let name2: NSString = "Mimi"
    let mimi2 = container.cat(name: name2 as String)
    show("with an NSString, converted", mimi2.name, expecting: "Mimi")

    // Does not compile, since 'String?' must be unwrapped to a value of type 'String':
    //     container.cat(name: name3)
    let name3: String? = "Mimi"
    let mimi3 = name3.map { name in container.cat(name: name) }
    show("with a String?, unwrapped", mimi3?.name, expecting: "Mimi")

    // The compiler unwraps this one implicitly; 'resolve' treats it as a 'String?'.
    let name4: String! = "Mimi"
    let mimi4 = container.cat(name: name4)
    show("with a String!", mimi4.name, expecting: "Mimi")

    // Resolves the same registration at run time, without the compiler's checks.
    let mimi5 = container.resolve(Animal.self, argument: name3)
    show("with a String? at run time", mimi5?.name, expecting: nil, because: "'Animal(String)'")
}
