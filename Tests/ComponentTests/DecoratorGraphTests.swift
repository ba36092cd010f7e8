import Ampoule
import AmpouleGraph
import Testing

/// Components that decorate, as the graph shows them.
struct DecoratorGraphTests {
    private let container = Container()

    @Test func theGraphShowsTheDecoratorsWithTheirDependencies() throws {
        container.registerDecoratedAnimals()

        let graph = try container.validate()

        let loud = try #require(graph["LoudAnimal"])
        #expect(loud.services == ["Animal"])
        #expect(loud.scope == .container)
        #expect(loud.dependencies.map(\.label) == ["decorates"])
        #expect(loud.dependencies.map(\.provider) == [.node("PaintedAnimal")])
        let painted = try #require(graph["PaintedAnimal"])
        #expect(painted.services == [])
        #expect(painted.areDependenciesKnown)
        #expect(painted.dependencies.map(\.label) == ["decorates", "brush"])
        #expect(painted.dependencies.map(\.provider) == [.node("Hamster"), .node("Brush")])
        #expect(painted.location?.file.hasSuffix("DecoratorComponentTests.swift") == true)
        #expect(graph["Hamster"]?.services == [])
    }

    @Test func validationFindsWhatADecoratorLacks() throws {
        DecoratorComponentTests.Hamster.register(in: container)
        DecoratorComponentTests.WatchedAnimal.register(in: container)

        let error = try #require(throws: ComponentGraph.ValidationError.self) { try container.validate() }

        #expect(error.problems.map(\.kind) == [.missingRegistration])
        #expect(error.problems.first?.nodes == ["WatchedAnimal"])
    }

    /// The list compiles, since the proof doesn't follow decorators.
    @Test func validationFindsASynchronousComponentOfAServiceWithAnAsynchronousDecorator() throws {
        DecoratorComponentTests.Hamster.register(in: container)
        container.registerAwaitedAnimals()

        let error = try #require(throws: ComponentGraph.ValidationError.self) { try container.validate() }

        #expect(error.problems.map(\.kind) == [.asynchronousDependency])
        #expect(error.problems.first?.nodes == ["Groomer", "AwaitedAnimal"])
    }

    @Register
    struct Waiting { @Inject let animal: Lazy<any Animal> }

    /// The factory of the decorator takes the instance.
    @Test func theAdviceForALazyOfAnAsynchronousDecoratorIsNotItsFactory() throws {
        DecoratorComponentTests.Hamster.register(in: container)
        DecoratorComponentTests.AwaitedAnimal.register(in: container)
        Waiting.register(in: container)

        let error = try #require(throws: ComponentGraph.ValidationError.self) { try container.validate() }

        #expect(error.problems.first?.notes.first?.message.contains("'Container'") == true)
    }

    @Test func twoDecorationsByOneComponentAreTwoNodes() throws {
        DecoratorComponentTests.Hamster.register(in: container)
        DecoratorComponentTests.LoudAnimal.register(in: container)
        DecoratorComponentTests.LoudAnimal.register(in: container)

        let graph = try container.validate()

        #expect(graph.nodes.count == 3)
        #expect(try container.require(Animal.self).name == "Mimi!!!!")
    }
}

@Register
struct Groomer {
    @Inject let animal: any Animal
}

@Registrations(
    DecoratorComponentTests.AwaitedAnimal.self,
    Groomer.self,
    named: "registerAwaitedAnimals",
    provided: [Animal.self]
)
extension Container {}
