import Ampoule
import Testing

struct DescriptionTests {
    private let container = Container()

    @Test func anEmptyContainerSaysSo() {
        #expect(container.description == "Container, empty")
    }

    @Test func theEntriesAreSortedOneALine() {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
            .inObjectScope(.container)
            .initCompleted { _, _ in }
            .initCompleted { _, _ in }
        container.register(Animal.self, name: "dog") { _ in Dog() }.inObjectScope(.weak)
        container.register(Animal.self) { (_, name: String, running: Bool) in
            Horse(name: name, running: running)
        }
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.transient)

        #expect(
            container.description == """
                Container
                    Animal named "dog", scope weak
                    Animal(String, Bool), scope graph
                    Animal, scope transient
                    Person, scope container, initCompleted 2
                """
        )
    }

    @Test func theParentIsDescribedToo() {
        container.register(Animal.self) { _ in Cat() }
        let child = Container(parent: container)
        child.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        #expect(
            child.description == """
                Container
                    Person, scope graph
                with parent Container
                    Animal, scope graph
                """
        )
    }

    @Test func anEntryIsDescribedLikeItsLine() {
        let entry = container.register(Animal?.self, name: "lucky") { _, name in Cat(name: name) }
            .initCompleted { _, _ in }

        #expect(entry.description == "Animal?(String) named \"lucky\", scope graph, initCompleted 1")
    }

    @Test func aForwardNamesItsTarget() {
        let entry = container.register(Cat.self) { _ in Cat() }.inObjectScope(.container)

        #expect(container.forward(Animal.self, to: entry).description == "Animal, forwards to Cat")
    }

    @Test func aCustomScopeIsCalledByItsDescription() {
        let custom = ObjectScope(storageFactory: PermanentStorage.init, description: "kennel")
        let unnamed = ObjectScope(storageFactory: PermanentStorage.init)

        #expect(custom.description == "kennel")
        #expect(
            container.register(Animal.self) { _ in Cat() }.inObjectScope(custom).description
                == "Animal, scope kennel"
        )
        #expect(
            container.register(Animal.self) { _ in Cat() }.inObjectScope(unnamed).description
                == "Animal, scope custom"
        )
    }

    @Test(arguments: zip(ObjectScope.builtIn, ["transient", "graph", "container", "weak"]))
    func theBuiltInScopesAreCalledByTheirNames(_ scope: ObjectScope, name: String) {
        #expect(scope.description == name)
    }

    @Test func anEntryTellsWhatItIs() {
        let entry = container.register(Animal.self, name: "cat") { _ in Cat() }

        #expect(ObjectIdentifier(entry.serviceType) == ObjectIdentifier((any Animal).self))
        #expect(entry.key == RegistrationKey(Animal.self, name: "cat"))
    }
}
