import Ampoule
import TestSupport
import Testing

struct BehaviorTests {
    private let book = Notebook<String>()

    @Test func aBehaviourIsToldOfEachRegistration() {
        let container = Container(behaviors: [.clerk(book)])

        container.register(Animal.self) { _ in Cat() }
        container.register(Animal.self, name: "horse") { _, name in Horse(name: name) }

        #expect(
            book.entries == [
                "Animal to Animal, no name",
                "Animal to Animal(String) named \"horse\", horse",
            ]
        )
    }

    @Test func aBehaviourIsToldOfEachForward() {
        let container = Container(behaviors: [.clerk(book)])

        container.register(Cat.self) { _ in Cat() }.implements(Animal.self, name: "cat")

        #expect(book.entries == ["Cat to Cat, no name", "Animal to Cat, cat"])
    }

    @Test func aBehaviourIsToldOfWhatComesAfterItWasAdded() {
        let container = Container()
        container.register(Animal.self) { _ in Cat() }

        container.addBehavior(.clerk(book))
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        #expect(book.entries == ["Person to Person, no name"])
    }

    @Test func severalBehavioursAreToldInTheOrderTheyWereAdded() {
        let container = Container(behaviors: [RegistrationBehavior { [book] _ in book.write("first") }])
        container.addBehavior(RegistrationBehavior { [book] _ in book.write("second") })

        container.register(Animal.self) { _ in Cat() }

        #expect(book.entries == ["first", "second"])
    }

    @Test func theRegisteringClosureIsSeen() {
        _ = Container(behaviors: [.clerk(book)]) { container in
            container.register(Animal.self) { _ in Cat() }
        }

        #expect(book.entries.count == 1)
    }

    @Test func aChildsRegistrationsAreNotToldToItsParentsBehaviours() {
        let parent = Container(behaviors: [.clerk(book)])

        Container(parent: parent).register(Animal.self) { _ in Cat() }

        #expect(book.entries.isEmpty)
    }

    @Test func aBehaviourMayConfigureTheEntry() throws {
        let container = Container(behaviors: [RegistrationBehavior { $0.setScope(.container) }])

        container.register(Animal.self) { _ in Cat() }

        #expect(try container.require(Animal.self) === container.require(Animal.self))
    }

    @Test func aBehaviourMayUseTheContainer() throws {
        let container = Container(behaviors: [
            RegistrationBehavior { [book] registration in
                guard registration.type == Cat.self else { return }
                let container = registration.container
                book.write(container.resolve(Cat.self)?.name ?? "nobody")
                container.register(String.self) { _ in "registered by a behaviour" }
                container.addBehavior(.clerk(book))
            }
        ])

        container.register(Cat.self) { _ in Cat() }

        #expect(book.entries == ["Mimi"])
        #expect(try container.require(String.self) == "registered by a behaviour")
    }
}
