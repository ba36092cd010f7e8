import Ampoule
import TestSupport
import Testing

/// Does something with each entry.
private struct Meddler: Behavior {
    let meddle: @Sendable (Container, Any.Type) -> Void

    func container<Registered, Service>(
        _ container: Container,
        didRegisterType type: Registered.Type,
        toService entry: ServiceEntry<Service>,
        withName name: String?
    ) {
        entry.inObjectScope(.container)
        meddle(container, type)
    }
}

struct BehaviorTests {
    private let book = Notebook<String>()

    @Test func aBehaviourIsToldOfEachRegistration() {
        let container = Container(behaviors: [Clerk(book: book)])

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
        let container = Container(behaviors: [Clerk(book: book)])

        container.register(Cat.self) { _ in Cat() }.implements(Animal.self, name: "cat")

        #expect(book.entries == ["Cat to Cat, no name", "Animal to Cat, cat"])
    }

    @Test func aBehaviourIsToldOfWhatComesAfterItWasAdded() {
        let container = Container()
        container.register(Animal.self) { _ in Cat() }

        container.addBehavior(Clerk(book: book))
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        #expect(book.entries == ["Person to Person, no name"])
    }

    @Test func severalBehavioursAreToldInTheOrderTheyWereAdded() {
        let container = Container(behaviors: [Meddler { [book] _, _ in book.write("first") }])
        container.addBehavior(Meddler { [book] _, _ in book.write("second") })

        container.register(Animal.self) { _ in Cat() }

        #expect(book.entries == ["first", "second"])
    }

    @Test func theRegisteringClosureIsSeen() {
        _ = Container(behaviors: [Clerk(book: book)]) { container in
            container.register(Animal.self) { _ in Cat() }
        }

        #expect(book.entries.count == 1)
    }

    @Test func aChildsRegistrationsAreNotToldToItsParentsBehaviours() {
        let parent = Container(behaviors: [Clerk(book: book)])

        Container(parent: parent).register(Animal.self) { _ in Cat() }

        #expect(book.entries.isEmpty)
    }

    @Test func aBehaviourMayConfigureTheEntry() throws {
        let container = Container(behaviors: [Meddler { _, _ in }])

        container.register(Animal.self) { _ in Cat() }

        #expect(try container.require(Animal.self) === container.require(Animal.self))
    }

    @Test func aBehaviourMayUseTheContainer() throws {
        let container = Container(behaviors: [
            Meddler { [book] container, type in
                guard type == Cat.self else { return }
                book.write(container.resolve(Cat.self)?.name ?? "nobody")
                container.register(String.self) { _ in "registered by a behaviour" }
                container.addBehavior(Clerk(book: book))
            }
        ])

        container.register(Cat.self) { _ in Cat() }

        #expect(book.entries == ["Mimi"])
        #expect(try container.require(String.self) == "registered by a behaviour")
    }
}
