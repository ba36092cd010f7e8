import Ampoule
import Testing

/// An object graph never leads from one container of a level to another, or to the program.
struct LevelGraphTests {
    private let container = Container.silent()

    init() {
        // In the default scope, one record for each object graph.
        container.register(Record.self) { resolver in
            Record(resolver.resolve(Visit.self) ?? Visit(owner: "the program"))
        }
    }

    @Test func levelsThatOneFactoryOpensShareNothing() throws {
        container.register([String].self) { [unowned container] _ in
            try ["ada", "bob"].map { try container.visit(of: $0).require(Record.self).visit.owner }
        }

        #expect(try container.require([String].self) == ["ada", "bob"])
    }

    @Test func levelsThatOneAsynchronousFactoryOpensShareNothing() async throws {
        container.register([String].self) { [unowned container] _ in
            var owners: [String] = []
            for owner in ["ada", "bob"] {
                owners.append(
                    try await container.visit(of: owner).asynchronous.require(Record.self).visit.owner
                )
            }
            return owners
        }

        #expect(try await container.asynchronous.require([String].self) == ["ada", "bob"])
    }

    @Test func nestedLevelsThatOneFactoryOpensShareNothing() throws {
        container.forDays.register([Int].self) { resolver in
            let day = try resolver.require(Container.self)
            return try [1, 2, 3].compactMap { number in
                Int(try day.innerVisit(of: "\(number)").require(Record.self).visit.owner)
            }
        }
        .inObjectScope(.container)

        #expect(try container.day(1).require([Int].self) == [1, 2, 3])
    }

    @Test func withinOneContainerTheGraphGoesOn() throws {
        container.register([Record].self) { resolver in
            let inner = Container(parent: try resolver.require(Container.self))
            return [try resolver.require(Record.self), try inner.require(Record.self)]
        }
        let records = try container.visit(of: "ada").require([Record].self)

        #expect(records[0] === records[1])
    }

    @Test func aGraphIsNotContinuedInAnotherContainerOfTheLevel() throws {
        container.register(Person.self) { resolver in
            _ = try resolver.require(Record.self)
            return Keeper(
                graph: try resolver.require(GraphIdentifier.self),
                record: try resolver.require(Record.self)
            )
        }
        let (ada, bob) = (container.visit(of: "ada"), container.visit(of: "bob"))
        let keeper = try #require(ada.resolve(Person.self) as? Keeper)
        func owner(_ container: Container) throws -> String {
            try container.withObjectGraph(keeper.graph) { try $0.require(Record.self) }.visit.owner
        }

        #expect(try owner(ada) == "ada")
        #expect(try ada.withObjectGraph(keeper.graph) { try $0.require(Record.self) } === keeper.record)
        #expect(try owner(bob) == "bob")
        #expect(try owner(container) == "the program")
    }

    @Test func aGraphIsNotContinuedInAnotherContainerOfTheLevelAsynchronously() async throws {
        let graph = GraphIdentifier()
        let (ada, bob) = (container.visit(of: "ada"), container.visit(of: "bob"))
        func owner(_ container: Container) async throws -> String {
            try await container.withObjectGraph(graph) { resolver in
                try await resolver.require(Record.self).visit.owner
            }
        }

        #expect(try await owner(ada) == "ada")
        #expect(try await owner(bob) == "bob")
        #expect(try await owner(ada) == "ada")
    }
}

/// Someone who keeps a record, and the graph that it is part of.
private final class Keeper: Person {
    let name = "Noah"
    let graph: GraphIdentifier
    let record: Record

    init(graph: GraphIdentifier, record: Record) {
        self.graph = graph
        self.record = record
    }
}
