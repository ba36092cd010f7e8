import Ampoule
import Foundation
import Testing

/// Each piece of code in the document "DI Container".
struct DIContainerDocumentTests {
    private let container = Container.silent()

    /// Also the registration keys of different services.
    @Test func registration() {
        container.register(Animal.self) { _ in Cat(name: "Mimi") }
        container.register(Person.self) { r in
            PetOwner(name: "Stephen", pet: r.resolve(Animal.self)!)
        }

        let animal = container.resolve(Animal.self)!
        let person = container.resolve(Person.self)!
        let pet = (person as! PetOwner).pet

        #expect(animal.name == "Mimi")
        #expect(animal is Cat)
        #expect(person.name == "Stephen")
        #expect(person is PetOwner)
        #expect(pet.name == "Mimi")
        #expect(pet is Cat)
    }

    /// Also the registration keys of different names.
    @Test func namedRegistration() {
        container.register(Animal.self, name: "cat") { _ in Cat(name: "Mimi") }
        container.register(Animal.self, name: "dog") { _ in Dog(name: "Hachi") }

        let cat = container.resolve(Animal.self, name: "cat")!
        let dog = container.resolve(Animal.self, name: "dog")!

        #expect(cat.name == "Mimi")
        #expect(cat is Cat)
        #expect(dog.name == "Hachi")
        #expect(dog is Dog)
    }

    @Test func registrationWithArguments() {
        container.register(Animal.self) { _, name in
            Horse(name: name)
        }
        container.register(Animal.self) { _, name, running in
            Horse(name: name, running: running)
        }

        let animal1 = container.resolve(Animal.self, argument: "Spirit")!

        #expect(animal1.name == "Spirit")
        #expect((animal1 as! Horse).running == false)

        let animal2 = container.resolve(Animal.self, arguments: "Lucky", true)!

        #expect(animal2.name == "Lucky")
        #expect((animal2 as! Horse).running == true)
    }

    @Test func registrationKeysOfDifferentNumbersOfArguments() {
        container.register(Animal.self) { _ in Cat(name: "Mimi") }
        container.register(Animal.self) { _, name in Cat(name: name) }

        #expect(container.resolve(Animal.self)?.name == "Mimi")
        #expect(container.resolve(Animal.self, argument: "Mew")?.name == "Mew")
    }

    @Test func registrationKeysOfDifferentTypesOfArguments() {
        container.register(Animal.self) { _, name, running in
            Horse(name: name, running: running)
        }
        container.register(Animal.self) { _, running, name in
            Horse(name: name, running: running)
        }

        #expect(container.resolve(Animal.self, arguments: "Lucky", true)?.name == "Lucky")
        #expect(container.resolve(Animal.self, arguments: false, "Spirit")?.name == "Spirit")
    }

    @Test func overwriting() {
        container.register(Animal.self) { _ in Cat(name: "Mimi") }
        container.register(Animal.self) { _ in Dog(name: "Hachi") }

        #expect(container.resolve(Animal.self) is Dog)
    }

    @Test func remark() {
        // Registers with name argument as String.
        container.register(Animal.self) { _, name in Cat(name: name) }

        let name1: String = "Mimi"
        let mimi1 = container.resolve(Animal.self, argument: name1)
        #expect(mimi1 is Cat)

        let name2: NSString = NSString("Mimi")
        let mimi2 = container.resolve(Animal.self, argument: name2)
        #expect(mimi2 == nil)

        let name3: String? = "Mimi"
        let mimi3 = container.resolve(Animal.self, argument: name3)
        #expect(mimi3 == nil)

        let name4: String! = "Mimi"
        let mimi4 = container.resolve(Animal.self, argument: name4)
        #expect(mimi4 == nil)
    }
}
