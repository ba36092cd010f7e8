import Ampoule
import TestSupport
import Testing

struct InitCompletedTests {
    private let container = Container.silent()
    private let calls = Notebook<String>()

    @Test func closuresRunInTheOrderTheyWereAdded() throws {
        container.register(Animal.self) { [calls] _ in
            calls.write("factory")
            return Cat()
        }
        .initCompleted { [calls] _, cat in calls.write("first \(cat.name)") }
        .initCompleted { [calls] _, cat in calls.write("second \(cat.name)") }

        _ = try container.require(Animal.self)

        #expect(calls.entries == ["factory", "first Mimi", "second Mimi"])
    }

    @Test(arguments: [(ObjectScope.transient, 3), (.graph, 3), (.container, 1), (.weak, 1)])
    func eachClosureRunsOnceForEachInstanceThatIsMade(in scope: ObjectScope, instances: Int) throws {
        container.register(Animal.self) { _ in Cat() }
            .inObjectScope(scope)
            .initCompleted { [calls] _, cat in calls.write(cat.name) }

        let cats = try (0..<3).map { _ in try container.require(Animal.self) }

        #expect(calls.entries.count == instances)
        #expect(Set(cats.map(ObjectIdentifier.init)).count == instances)
    }

    @Test(arguments: ObjectScope.sharing)
    func theInstanceIsFoundByWhatItsClosureResolves(in scope: ObjectScope) throws {
        container.register(Animal.self) { _ in Cat() }
            .inObjectScope(scope)
            .initCompleted { [calls] resolver, cat in
                calls.write(try resolver.require(Animal.self) === cat ? "the same" : "another")
            }

        _ = try container.require(Animal.self)

        #expect(calls.entries == ["the same"])
    }

    @Test func theResolverIsTheContainerThatWasAsked() throws {
        container.register(Animal.self) { _ in Cat() }
            .initCompleted { [calls] resolver, _ in calls.write(try resolver.require(String.self)) }
        let child = Container(parent: container)
        child.register(String.self) { _ in "child" }

        _ = try child.require(Animal.self)

        #expect(calls.entries == ["child"])
    }

    @Test func aPropertyIsInjected() throws {
        container.register(ChildType.self) { _ in Daughter() }
        container.register(ParentType.self) { _ in Mother() }
            .initCompleted { resolver, parent in
                (parent as? Mother)?.child = try resolver.require(ChildType.self)
            }

        #expect(try container.require(ParentType.self).child is Daughter)
    }

    @Test func argumentsDoNotKeepAClosureFromRunning() throws {
        container.register(Animal.self) { _, name in Cat(name: name) }
            .initCompleted { [calls] _, cat in calls.write(cat.name) }

        _ = try container.require(Animal.self, argument: "Mew")

        #expect(calls.entries == ["Mew"])
    }

    @Test func aClosureAddedLaterRunsForLaterInstances() throws {
        let entry = container.register(Animal.self) { _ in Cat() }
        _ = try container.require(Animal.self)

        entry.initCompleted { [calls] _, cat in calls.write(cat.name) }
        _ = try container.require(Animal.self)

        #expect(calls.entries == ["Mimi"])
    }

    @Test func anInstanceOfAForwardedTypeIsCompletedOnce() throws {
        let entry = container.register(Cat.self) { _ in Cat() }
            .initCompleted { [calls] _, cat in calls.write(cat.name) }
        container.forward(Animal.self, to: entry)
            .initCompleted { [calls] _, animal in calls.write("forwarded \(animal.name)") }

        _ = try container.require(Animal.self)

        #expect(calls.entries == ["Mimi", "forwarded Mimi"])
    }
}
