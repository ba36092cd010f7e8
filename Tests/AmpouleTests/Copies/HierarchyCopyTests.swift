import Ampoule
import Testing

/// Copies of containers with ancestors, levels and fallbacks, and of registrations that forward to others.
struct HierarchyCopyTests {
    private let container = Container.silent()

    // MARK: - Ancestors, levels and fallbacks

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

    @Test func aForwardToARegistrationOfAReleasedContainerGetsAnInstanceOfItsOwn() throws {
        func register(in other: Container) -> ServiceEntry<Dog> {
            other.register(Dog.self) { _ in Dog() }.inObjectScope(.container)
        }
        container.forward(Animal.self, to: register(in: Container()))
        let original = try container.require(Animal.self)

        let copy = container.copy()

        #expect(try copy.require(Animal.self) !== original)
        #expect(try copy.require(Animal.self) === copy.require(Animal.self))
        #expect(try container.require(Animal.self) === original)
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

    @Test func aDecoratedValueOfALevelIsCopiedUnderOverrides() throws {
        let visit = container.visit(of: "ada")
        visit.decorate(Visit.self) { _, visit in Visit(owner: visit.owner + "!") }

        let copied = visit.withOverrides { _ in
        } perform: {
            visit.copy().resolve(Visit.self)
        }

        #expect(copied == Visit(owner: "ada!"))
    }

    @Test func aForwardToAnotherContainerStays() throws {
        let other = Container()
        let entry = other.register(Cat.self) { _ in Cat() }.inObjectScope(.container)
        container.forward(Animal.self, to: entry)
        let before = try container.require(Animal.self)

        #expect(try container.copy().require(Animal.self) === before)
    }
}
