import Ampoule
import AmpouleGraph
import TestSupport
import Testing

/// Decorators, which wrap the instances of registrations.
struct DecorateTests {
    private final class Painted: Animal {
        let animal: any Animal
        let color: String

        init(_ animal: any Animal, _ color: String = "red") {
            self.animal = animal
            self.color = color
        }

        var name: String { "\(color) \(animal.name)" }
    }

    private let container = Container.silent()

    // MARK: - Scopes

    @Test(arguments: [ObjectScope.container, .weak, .graph, .transient])
    func theDecoratorHasTheScopeOfTheRegistration(scope: ObjectScope) throws {
        let counter = Counter()
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)

        let entry = container.decorate(Animal.self) { _, animal in
            counter.increment()
            return Painted(animal)
        }

        #expect(entry.objectScope === scope)
        let (first, second) = (try container.require(Animal.self), try container.require(Animal.self))
        #expect((first === second) == (scope === ObjectScope.container || scope === ObjectScope.weak))
        #expect(counter.count == (first === second ? 1 : 2))
        #expect((first as? Painted)?.animal is Cat)
    }

    // MARK: - Asynchronous instances

    @Test func asynchronousInstancesAreDecorated() async throws {
        container.registerAsynchronously(Animal.self) { Cat() }.inObjectScope(.container)

        container.decorate(Animal.self) { _, animal in Painted(animal, "red") }
        container.decorate(Animal.self) { _, animal in
            await suspend()
            return Painted(animal, "blue")
        }

        #expect(try await container.asynchronous.require(Animal.self).name == "blue red Mimi")
        let (first, second) = (
            try await container.asynchronous.require(Animal.self),
            try await container.asynchronous.require(Animal.self)
        )
        #expect(first === second)
        let copy = try await container.copy().asynchronous.require(Animal.self)
        #expect(copy.name == "blue red Mimi" && copy !== first)
    }

    @Test func aSynchronousRegistrationIsDecoratedAsynchronously() async throws {
        container.register(Animal.self) { (_, name: String) in Cat(name: name) }

        container.decorate(Animal.self) { (_, animal, _: String) in
            await suspend()
            return Painted(animal)
        }

        #expect(try await container.asynchronous.require(Animal.self, argument: "Tom").name == "red Tom")
        let error = try #require(throws: ResolutionError.self) {
            try container.require(Animal.self, argument: "Tom")
        }
        guard case .asynchronous = error.reason else { throw error }
    }

    // MARK: - Graph

    @Test func theGraphShowsTheChain() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        container.decorate(Animal.self) { _, animal in Painted(animal) }
        container.decorate(Animal.self) { _, animal in Painted(animal) }

        let graph = try container.validate()

        #expect(graph.nodes.count == 3)
        let outermost = try #require(graph.nodes.first { !$0.services.isEmpty })
        var next: [ComponentGraph.Node.ID] = [outermost.id]
        for label in ["decorates", "decorates", nil] {
            let node = try #require(graph.nodes.first { next.contains($0.id) })
            #expect(node.dependencies.first?.label == label)
            next = node.dependencies.flatMap(\.provider.nodes)
        }
    }

    // MARK: - Errors

    @Test func decoratingNothingNamesTheNearestKeys() throws {
        container.register(Animal.self) { (_, name: String) in Cat(name: name) }

        let error = try #require(throws: ResolutionError.self) {
            try container.requireDecoration(Animal.self) { _, animal in Painted(animal) }
        }

        #expect(
            error.description == """
                The decorator of 'Animal' has nothing to decorate.
                Registered with other arguments: 'Animal(String)'.
                A decorator has the service, the name and the arguments of what it decorates, and is added after it.
                """
        )
    }
}
