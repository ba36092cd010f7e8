import Ampoule
import Testing

/// The code of the document "DI Container", as components.
struct DIContainerComponentsTests {
    protocol Animal {
        var name: String { get }
    }

    protocol Person {
        var name: String { get }
    }

    @Register(Animal.self)
    class Cat: Animal {
        let name: String

        @Inject
        convenience init() {
            self.init(name: "Mimi")
        }

        @Inject
        init(name: String) { self.name = name }
    }

    @Register(Animal.self, name: "dog")
    class Dog: Animal {
        let name = "Hachi"

        init() {}
    }

    @Register(Animal.self)
    class Horse: Animal {
        let name: String
        let running: Bool

        @Inject
        init(name: String, running: Bool = false) {
            self.name = name
            self.running = running
        }

        @Inject
        convenience init(running: Bool, name: String) {
            self.init(name: name, running: running)
        }
    }

    @Register(Person.self)
    class PetOwner: Person {
        let name: String
        let pet: any Animal

        init(name: String, @Inject pet: any Animal) {
            self.name = name
            self.pet = pet
        }
    }

    private let container = Container { container in
        Cat.register(in: container)
        Dog.register(in: container)
        Horse.register(in: container)
        PetOwner.register(in: container)
    }

    private var cat: Cat.Factory { container.factory(for: Cat.self) }
    private var horse: Horse.Factory { container.factory(for: Horse.self) }

    @Test func registration() {
        let animal = cat()
        let person = container.factory(for: PetOwner.self)(name: "Stephen")
        let pet = (person as! PetOwner).pet

        #expect(animal.name == "Mimi")
        #expect(animal is Cat)
        #expect(person.name == "Stephen")
        #expect(person is PetOwner)
        #expect(pet.name == "Mimi")
        #expect(pet is Cat)
    }

    @Test func namedRegistration() {
        let dog = container.factory(for: Dog.self)()

        #expect(dog.name == "Hachi")
        #expect(dog is Dog)
        #expect(container.resolve(Animal.self, name: "dog") is Dog)
    }

    @Test func registrationWithArguments() {
        let animal1 = horse(name: "Spirit")

        #expect(animal1.name == "Spirit")
        #expect((animal1 as! Horse).running == false)

        let animal2 = horse(name: "Lucky", running: true)

        #expect(animal2.name == "Lucky")
        #expect((animal2 as! Horse).running == true)
        #expect(container.resolve(Animal.self, arguments: "Lucky", true) is Horse)
    }

    @Test func registrationKeysOfDifferentNumbersOfArguments() {
        #expect(cat().name == "Mimi")
        #expect(cat(name: "Mew").name == "Mew")
        #expect(container.resolve(Animal.self)?.name == "Mimi")
        #expect(container.resolve(Animal.self, argument: "Mew")?.name == "Mew")
    }

    @Test func registrationKeysOfDifferentTypesOfArguments() {
        #expect(horse(name: "Lucky", running: true).name == "Lucky")
        #expect(horse(running: false, name: "Spirit").name == "Spirit")
        #expect(container.resolve(Animal.self, arguments: false, "Spirit")?.name == "Spirit")
    }

    @Test func overwriting() {
        container.register(Animal.self) { _ in Dog() }

        #expect(cat() is Dog)
        #expect(cat(name: "Mew") is Cat)
    }

    @Test func remark() {
        let name3: String? = "Mimi"
        #expect(name3.map { name in cat(name: name) } is Cat)

        // A typed call unwraps it; at run time, it is an optional, and misses.
        let name4: String! = "Mimi"
        #expect(cat(name: name4) is Cat)
        container.messageHandler = nil
        #expect(container.resolve(Animal.self, argument: name4) == nil)
    }
}
