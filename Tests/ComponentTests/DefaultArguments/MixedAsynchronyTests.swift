import Ampoule
import AmpouleGraph
import Testing

/// What replaces the complete key serves the shorter ones, whether it has to be awaited or not.
struct MixedAsynchronyTests {
    typealias Animal = DefaultArgumentTests.Animal
    typealias Pet = DefaultArgumentTests.Pet
    typealias Cat = DefaultArgumentTests.Cat

    @Register(Animal.self, Pet.self)
    final class Lion: Animal, Pet {
        let name: String

        init(name: String = "Leo", cubs: Int = 2) async { self.name = name }
    }

    @Register
    final class Den: Sendable {
        let places: Int

        init(places: Int = 3) { self.places = places }
    }

    @Register
    final class Cage: Sendable {
        let places: Int

        init(places: Int = 1) async { self.places = places }
    }

    /// A component that cannot wait.
    @Register
    final class Owner<Held> {
        @Inject let animal: Held
    }

    /// A component that can.
    @Register
    final class Keeper<Held> {
        let animal: Held

        init(@Inject animal: Held) async { self.animal = animal }
    }

    final class Fake: Animal, Pet {
        let name: String

        init(_ name: String) { self.name = name }
    }

    private let container = Container()

    init() { container.messageHandler = nil }

    @Test(arguments: [false, true])
    func anAsynchronousFakeOfASynchronousComponentIsAwaited(isOfAChild: Bool) async throws {
        Cat.register(in: container)
        let container = isOfAChild ? Container(parent: container) : container
        container.register(Animal.self) { (_: AsynchronousResolver, name: String) in
            await Task.yield()
            return Fake("\(name), a fake")
        }

        #expect(try await container.asynchronous.require(Animal.self).name == "Mimi, a fake")
        #expect(try await container.asynchronous.require(Animal?.self)?.name == "Mimi, a fake")
        #expect(
            try await container.asynchronous.require(Animal.self, argument: "Tama").name == "Tama, a fake"
        )
        #expect(
            try await container.factory(for: Keeper<any Animal>.self).make().animal.name == "Mimi, a fake"
        )
        #expect(
            try await container.factory(for: Keeper<(any Animal)?>.self).make().animal?.name == "Mimi, a fake"
        )
        #expect(try await container.asynchronous.require(Pet.self).name == "Mimi")
        #expect(try await container.factory(for: Keeper<any Pet>.self).make().animal.name == "Mimi")
        #expect(container.resolve(Pet.self)?.name == "Mimi")
    }

    @Test func anAsynchronousFakeCannotBeHadWithoutWaiting() throws {
        Cat.register(in: container)
        container.register(Animal.self) { (_: AsynchronousResolver, name: String) in Fake(name) }

        expectAsynchronous { try container.require(Animal.self) }
        expectAsynchronous { try container.require(Animal?.self) }
        expectAsynchronous { try container.require(Lazy<any Animal>.self) }
        expectAsynchronous { try container.require(Provider<any Animal>.self) }
        expectAsynchronous { try container.factory(for: Owner<any Animal>.self).make() }
        #expect(container.resolve(Animal.self) == nil)

        Owner<any Animal>.register(in: container)
        #expect(container.graph.problems.map(\.kind) == [.asynchronousDependency])
    }

    @Test(arguments: [false, true])
    func aSynchronousFakeOfAnAsynchronousComponentNeedsNoWaiting(isOfAChild: Bool) async throws {
        Lion.register(in: container)
        let container = isOfAChild ? Container(parent: container) : container
        container.register(Animal.self) { (_, name: String, cubs: Int) in Fake("\(name) with \(cubs)") }
        Owner<any Animal>.register(in: container)

        #expect(try container.require(Animal.self).name == "Leo with 2")
        #expect(try container.require(Animal.self, argument: "Elsa").name == "Elsa with 2")
        #expect(try container.require(Animal?.self)?.name == "Leo with 2")
        #expect(try container.require(Lazy<any Animal>.self).instance.name == "Leo with 2")
        #expect(try container.require(Provider<any Animal>.self).instance.name == "Leo with 2")
        #expect(try container.require(Owner<any Animal>.self).animal.name == "Leo with 2")
        #expect(try await container.asynchronous.require(Animal.self).name == "Leo with 2")
        #expect(try await container.factory(for: Keeper<any Animal>.self).make().animal.name == "Leo with 2")
        #expect(try await container.factory(for: Keeper<any Pet>.self).make().animal.name == "Leo")
        expectAsynchronous { try container.require(Pet.self) }
        try container.validate()
    }

    @Test func anAsynchronousComponentIsRefusedUnderTheKeyThatIsAskedFor() throws {
        Lion.register(in: container)

        let error = try #require(throws: ResolutionError.self) { try container.require(Animal.self) }
        guard case .asynchronous = error.reason else { throw error }
        #expect(error.path.map(\.description) == ["Animal"])
    }

    @Test func aFakeServesTheShorterKeyOfAnUnregisteredComponent() async throws {
        container.register(Den.self) { (_: AsynchronousResolver, places: Int) in Den(places: places + 40) }
        let cage = await Cage(places: 41)
        container.register(Cage.self) { (_, _: Int) in cage }

        #expect(try await container.factory(for: Keeper<Den>.self).make().animal.places == 43)
        expectAsynchronous { try container.factory(for: Owner<Den>.self).make() }
        #expect(try await container.factory(for: Keeper<Cage>.self).make().animal === cage)
        #expect(try container.factory(for: Owner<Cage>.self).make().animal === cage)
    }

    private func expectAsynchronous<Instance>(
        _ resolve: () throws -> Instance,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(sourceLocation: sourceLocation) {
            _ = try resolve()
        } throws: { error in
            guard case .asynchronous = (error as? ResolutionError)?.reason else { return false }
            return true
        }
    }
}
