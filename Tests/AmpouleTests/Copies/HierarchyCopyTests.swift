import Ampoule
import TestSupport
import Testing

/// Copies of containers with ancestors, levels and fallbacks, and of registrations that forward to others.
struct HierarchyCopyTests {
    private let container = Container.silent()

    // MARK: - Ancestors, levels and fallbacks

    @Test func theAncestorsAreCopied() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        let child = Container(parent: container)
        child.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        let before = try child.require(Animal.self)

        let copy = child.copy()
        let copied = try copy.require(Animal.self)

        #expect(copied !== before)
        #expect(try (copy.require(Person.self) as? PetOwner)?.pet === copied)
        #expect(try container.require(Animal.self) === before)
    }

    @Test func aHierarchyMayBeDeeperThanTheStack() throws {
        var child = container
        container.register(Animal.self) { _ in Cat() }
        for _ in 0..<20_000 { child = Container(parent: child) }

        #expect(try child.copy().require(Animal.self).name == "Mimi")
    }

    @Test func aLevelIsCopiedWithItsValue() throws {
        container.forVisits.register(Record.self) { resolver in Record(try resolver.require(Visit.self)) }
            .inObjectScope(.container)
        let visit = container.visit(of: "ada")
        let before = try visit.require(Record.self)

        let copy = visit.copy()
        let copied = try copy.require(Record.self)

        #expect(copied !== before)
        #expect(copied.visit == Visit(owner: "ada"))
        #expect(try copy.require(Record.self) === copied)
        #expect(try copy.require(Day.self) == Day(number: 1))
        #expect(throws: LevelError.self) { try copy.requireLevel(Day(number: 2)) }
    }

    @Test func levelsAreOpenedInACopy() throws {
        container.forVisits.register(Record.self) { resolver in Record(try resolver.require(Visit.self)) }
            .inObjectScope(.container)

        let record = try container.copy().visit(of: "bob").require(Record.self)

        #expect(record.visit.owner == "bob")
    }

    @Test func theFallbacksAreCopiedEachOnce() throws {
        let cats = Container()
        cats.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        let between = Container(fallbacks: [cats])
        let zoo = Container(fallbacks: [cats, between])
        let before = try zoo.require(Animal.self)

        let copy = zoo.copy()
        let copied = try copy.require(Animal.self)

        #expect(copied !== before)
        #expect(try copy.require(Animal.self) === copied)
        #expect(try cats.require(Animal.self) === before)
    }

    // MARK: - Forwarding

    @Test(arguments: [true, false])
    func forwardedServicesShareTheCopysInstance(isAsynchronous: Bool) async throws {
        if isAsynchronous {
            container.register(Cat.self) { _ in
                await suspend()
                return Cat()
            }.inObjectScope(.container).implements(Animal.self)
        } else {
            container.register(Cat.self) { _ in Cat() }.inObjectScope(.container).implements(Animal.self)
        }
        let before = try await container.asynchronous.require(Animal.self)

        let copy = container.copy()
        let copied = try await copy.asynchronous.require(Animal.self)

        #expect(copied !== before)
        #expect(try await copy.asynchronous.require(Cat.self) === copied)
        #expect(try await container.asynchronous.require(Cat.self) === before)
    }

    @Test func aForwardToAForwardIsCopied() throws {
        let cat = container.register(Cat.self) { _ in Cat() }.inObjectScope(.container)
        let animal = container.forward(Animal.self, to: cat)
        container.forward((any Pet).self, to: animal)
        let before = try container.require(Cat.self)

        let copy = container.copy()
        let pet = try copy.require((any Pet).self)

        #expect(pet as? Cat !== before)
        #expect(try copy.require(Cat.self) === pet as? Cat)
        #expect(try copy.require(Animal.self) === pet as? Cat)
    }

    @Test func aForwardToWhatTheParentHasIsCopied() throws {
        let entry = container.register(Cat.self) { _ in Cat() }.inObjectScope(.container)
        let child = Container(parent: container)
        child.forward(Animal.self, to: entry)
        let before = try child.require(Animal.self)

        let copy = child.copy()

        #expect(try copy.require(Animal.self) !== before)
        #expect(try copy.require(Animal.self) === copy.require(Cat.self))
    }

    @Test func forwardsToARegistrationThatIsOverwrittenShareItsCopy() throws {
        let entry = container.register(Cat.self) { _ in Cat(name: "Felix") }.inObjectScope(.container)
        container.forward(Animal.self, to: entry)
        container.forward((any Pet).self, to: entry)
        container.register(Cat.self) { _ in Cat(name: "Tom") }
        let before = try container.require(Animal.self)

        let copy = container.copy()
        let copied = try copy.require(Animal.self)

        #expect(copied !== before)
        #expect(copied.name == "Felix")
        #expect(try copy.require((any Pet).self) as? Cat === copied)
        #expect(try copy.require(Cat.self).name == "Tom")
    }

    @Test func aForwardToAnotherContainerStays() throws {
        let other = Container()
        let entry = other.register(Cat.self) { _ in Cat() }.inObjectScope(.container)
        container.forward(Animal.self, to: entry)
        let before = try container.require(Animal.self)

        #expect(try container.copy().require(Animal.self) === before)
    }

    @Test func theScopeOfAForwardIsCopied() throws {
        let entry = container.register(Cat.self) { _ in Cat() }.inObjectScope(.transient)
        container.forward(Animal.self, to: entry).inObjectScope(.container)
        let before = try container.require(Animal.self)

        let copy = container.copy()

        #expect(try copy.require(Animal.self) !== before)
        #expect(try copy.require(Animal.self) === copy.require(Animal.self))
    }
}
