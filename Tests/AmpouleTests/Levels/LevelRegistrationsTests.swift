import Ampoule
import AmpouleGraph
import TestSupport
import Testing

private struct Shift: ContainerLevel {
    let number: Int
}

private struct Round: ContainerLevel {
    typealias Outer = Shift
}

private struct Feeding: ContainerLevel {
    typealias Outer = Round
}

extension Container {
    fileprivate var forShifts: Container { LevelContainer<Shift>.registrations(in: self) }
    fileprivate var forFeedings: Container { LevelContainer<Feeding>.registrations(in: self) }
}

/// Registrations for all containers of a level.
struct LevelRegistrationsTests {
    private let container = Container.silent()

    private var shift: LevelContainer<Shift> { container.level(Shift(number: 1)) }

    // MARK: - Other registrations

    @Test func behaviorsOfTheContainerAreNotified() {
        let book = Notebook<String>()
        container.addBehavior(.clerk(book))
        container.forShifts.register(Cat.self) { _ in Cat() }

        #expect(book.entries == ["Cat to Cat, no name"])
    }

    // MARK: - Overrides and copies

    @Test func anOverrideFindsEachLevel() throws {
        container.register(Animal.self) { _ in Cat(name: "program") }
        container.forShifts.register(Animal.self) { _ in Cat(name: "shift") }
        container.forFeedings.register(Animal.self) { _ in Cat(name: "feeding") }
        let feeding = shift.level(Round()).level(Feeding())
        feeding.outer.outer.container.override(Animal.self) { _ in Cat(name: "fake") }

        #expect(try container.require(Animal.self).name == "program")
        #expect(try shift.require(Animal.self).name == "shift")
        #expect(try feeding.outer.require(Animal.self).name == "fake")
        #expect(try feeding.require(Animal.self).name == "fake")
    }

    @Test func theContainerOfALevelIsACopyOfItsOwn() throws {
        let registrar = container.forShifts
        let copy = registrar.copy()
        copy.register(Animal.self) { _ in Cat() }

        #expect(shift.resolve(Animal.self) == nil)
    }

    @Test func theEntryOfAnOverrideIsOfItsLevel() throws {
        container.forShifts.register(Animal.self) { _ in Cat(name: "shift") }
        container.override(Animal.self) { _ in Cat(name: "fake") }.implements(Named.self)

        #expect(try shift.require(Named.self) is Cat)
        #expect(container.resolve(Named.self) == nil)
    }

    // MARK: - Graphs

    @Test func whatALevelSharesMayDependOnItsValue() throws {
        container.forShifts.register(Animal.self) { (resolver: any Resolver) in
            Cat(name: "\(try resolver.require(Shift.self).number)")
        }
        .inObjectScope(.container)
        Logbook.register(in: container.forShifts)

        try shift.container.validate()
        try container.forShifts.validate()
        try container.validate()
        let graph = shift.container.graph
        #expect(graph.nodes.contains { node in node.level == "Shift" && "\(node.scope)" == "container" })
    }

    // MARK: - Handles

    @Test func aComponentHasTheContainerOfItsLevelInjected() throws {
        container.forShifts.register(Cat.self) { resolver in
            let shift = try resolver.require(LevelContainer<Shift>.self)
            return Cat(name: "\(try shift.level(Round()).require(Shift.self).number)")
        }

        #expect(try shift.level(Round()).require(Cat.self).name == "1")
        #expect(container.resolve(LevelContainer<Shift>.self) == nil)
        #expect(try shift.require(LevelContainer<Round>?.self) == nil)
    }

    @Test func aChildKeepsTheLevel() throws {
        let child = Container(parent: shift.container)
        let handle = try #require(LevelContainer<Shift>(child))

        #expect(handle.container === child)
        #expect(handle.outer === container)
        #expect(LevelContainer<Round>(child) == nil)
        #expect(LevelContainer<Shift>(container) == nil)
        #expect(try handle.level(Round()).outer.require(Shift.self).number == 1)
    }

    // MARK: - Closing

    @Test func aRegisteredInstanceEndsNoDependencyCycle() throws {
        let calls = Counter()
        container.forShifts.register(Animal.self, instance: Cat())
        container.forShifts.register(Person.self) { resolver in
            calls.increment()
            _ = try resolver.require(Animal.self)
            return try resolver.require(Person.self)
        }
        _ = try shift.container.require(Animal.self)

        let other = container.level(Shift(number: 2))
        #expect(throws: ResolutionError.self) { try other.container.require(Person.self) }

        #expect(calls.count == 1)
    }
}

@Register(scope: .container)
private final class Logbook: Sendable {
    init(@Inject shift: Shift) {}
}

private protocol Named {
    var name: String { get }
}

extension Cat: Named {}
