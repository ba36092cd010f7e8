import Ampoule
import AmpouleGraph
import Testing

/// Components that decorate a service.
struct DecoratorComponentTests {
    @Register(Animal.self, scope: .container)
    final class Hamster: Animal {
        let name = "Mimi"
    }

    @Register(scope: .container)
    final class Brush: Sendable {
        let color = "red"
    }

    @Register(decorates: Animal.self)
    final class PaintedAnimal: Animal {
        let animal: any Animal
        @Inject let brush: Brush

        var name: String { "\(brush.color) \(animal.name)" }
    }

    /// Keeps its default value.
    @Register(decorates: Animal.self)
    struct LoudAnimal: Animal {
        let animal: any Animal
        var volume: Int = 2

        var name: String { animal.name + String(repeating: "!", count: volume) }
    }

    @Register(Animal.self, name: "dog")
    struct Dog: Animal {
        let name: String
        let age: Int
    }

    @Register(decorates: Animal.self, name: "dog")
    struct OldDog: Animal {
        let name: String

        init(_ dog: any Animal, name: String, age: Int, isWise: Bool = true) {
            self.name = "\(isWise ? "wise" : "old") \(dog.name), called \(name), of \(age)"
        }
    }

    private let container = Container()

    private func name(in container: Container) throws -> String { try container.require(Animal.self).name }

    // MARK: - What is decorated

    @Test func whoAsksForTheServiceGetsTheDecorator() throws {
        Brush.register(in: container)
        Hamster.register(in: container)
        PaintedAnimal.register(in: container)

        let animal = try #require(try container.require(Animal.self) as? PaintedAnimal)

        #expect(animal.name == "red Mimi")
        #expect(animal.animal is Hamster)
        #expect(animal.brush === (try container.require(Brush.self)))
        #expect(Hamster.Factory(resolver: container)().name == "red Mimi")
    }

    @Test func theDecoratorHasTheScopeOfWhatItDecorates() throws {
        Hamster.register(in: container)
        PaintedAnimal.register(in: container)

        let first = try container.require(Animal.self) as? PaintedAnimal

        #expect(first === (try container.require(Animal.self) as? PaintedAnimal))
        let own = PaintedAnimal.Factory(resolver: container)(animal: Hamster())
        #expect(own !== PaintedAnimal.Factory(resolver: container)(animal: Hamster()))
    }

    @Test func theDefaultScopeOfTheContainerIsNotThatOfADecorator() throws {
        let container = Container(defaultObjectScope: .container)
        container.register(Animal.self) { _ in Hamster() }.inObjectScope(.transient)
        PaintedAnimal.register(in: container)

        let (first, second) = (try container.require(Animal.self), try container.require(Animal.self))

        #expect(first as? PaintedAnimal !== second as? PaintedAnimal)
        let hamsters = [first, second].map { ($0 as? PaintedAnimal)?.animal as? Hamster }
        #expect(hamsters[0] !== hamsters[1])
    }

    @Test func decoratorsAreAppliedInTheOrderOfTheList() throws {
        container.registerDecoratedAnimals()

        #expect(try name(in: container) == "red Mimi!!")
        #expect(container.hamster().name == "red Mimi!!")
    }

    @Test func nameAndArgumentsAreThoseOfTheRegistration() throws {
        Dog.register(in: container)
        OldDog.register(in: container)

        let dog = try container.require(Animal.self, name: "dog", arguments: "Hachi", 12)

        #expect(dog.name == "wise Hachi, called Hachi, of 12")
        #expect(Dog.Factory(resolver: container)(name: "Rex", age: 3).name == "wise Rex, called Rex, of 3")
    }

    @Test func aDecoratorMayTakeMoreThanTheServiceOffers() throws {
        container.register(Animal.self) { _ in Hamster() }
        SpokenName.register(in: container)

        #expect(try name(in: container) == "Mimi, spoken")
    }

    @Test func aClosureIsDecoratedByAComponentAndTheOtherWayRound() throws {
        Brush.register(in: container)
        container.register(Animal.self) { _ in Hamster() }
        LoudAnimal.register(in: container)
        container.decorate(Animal.self) { resolver, animal in
            PaintedAnimal(animal: animal, brush: try resolver.require(Brush.self))
        }

        #expect(try name(in: container) == "red Mimi!!")
    }

    @Test func aGenericComponentDecorates() throws {
        Hamster.register(in: container)
        TaggedAnimal<Int>.register(in: container)
        TaggedAnimal<String>.register(in: container)

        #expect(try name(in: container) == "String Int Mimi")
    }

    @Test func eachInitializerDecoratesItsOwnKey() throws {
        Hamster.register(in: container)
        container.register(Animal.self) { (_, name: String) in Dog(name: name, age: 1) }
        EitherAnimal.register(in: container)

        #expect(try name(in: container) == "either Mimi")
        #expect(try container.require(Animal.self, argument: "Rex").name == "either Rex by Rex")
    }

    // MARK: - Default values of what is decorated

    @Register(Animal.self)
    struct Rabbit: Animal {
        var name: String = "Flopsy"
        var age: Int = 1
    }

    @Test func aKeyThatLeavesOutDefaultValuesStandsForTheCompleteOne() throws {
        Rabbit.register(in: container)
        LoudAnimal.register(in: container)
        container.decorate(Animal.self) { _, animal in LoudAnimal(animal: animal, volume: 1) }
        container.decorate(Animal.self) { (_, animal, name: String) in
            LoudAnimal(animal: animal, volume: name.count)
        }

        #expect(try name(in: container) == "Flopsy!!!!!!!!!")
        #expect(try container.require(Animal.self, argument: "Tom").name == "Tom!!!!!!")
        #expect(Rabbit.Factory(resolver: container)(name: "Bo", age: 2).name == "Bo!!!!!")
        #expect(try name(in: container.copy()) == "Flopsy!!!!!!!!!")
    }

    @Test func aKeyThatLeavesOutDefaultValuesIsDecoratedAsynchronously() async throws {
        Rabbit.register(in: container)
        AwaitedAnimal.register(in: container)

        #expect(try await container.asynchronous.require(Animal.self, argument: "Tom").name == "awaited Tom")
        #expect(try await container.asynchronous.require(Animal.self).name == "awaited Flopsy")
    }

    // MARK: - Asynchronous and isolated decorators

    @Register(decorates: Animal.self)
    struct AwaitedAnimal: Animal {
        let name: String

        init(animal: any Animal) async {
            await Task.yield()
            name = "awaited \(animal.name)"
        }
    }

    @Register(decorates: Animal.self)
    @MainActor
    final class ShownAnimal: Animal {
        let name: String

        init(animal: any Animal) {
            MainActor.assertIsolated()
            name = "shown \(animal.name)"
        }
    }

    @Register(Animal.self)
    @MainActor
    final class Fish: Animal {
        let name = "Bubbles"

        init() { MainActor.assertIsolated() }
    }

    @Test func asynchronousDecoratorsAreAwaited() async throws {
        Hamster.register(in: container)
        AwaitedAnimal.register(in: container)
        PaintedAnimal.register(in: container)

        #expect(try await container.asynchronous.require(Animal.self).name == "red awaited Mimi")
        #expect(container.graph["PaintedAnimal"]?.dependencies.map(\.label) == ["decorates", "brush"])
        #expect(container.graph["AwaitedAnimal"]?.isAsynchronous == true)
        let error = try #require(throws: ResolutionError.self) {
            try container.copy().require(Animal.self)
        }
        guard case .asynchronous = error.reason else { throw error }
    }

    @Test func isolatedDecoratorsAreMadeOnTheirActor() async throws {
        Hamster.register(in: container)
        PaintedAnimal.register(in: container)
        ShownAnimal.register(in: container)

        #expect(try await container.asynchronous.require(Animal.self).name == "shown red Mimi")
        let copy = container.copy()
        #expect(try await MainActor.run { try copy.require(Animal.self).name } == "shown red Mimi")
    }

    @Test func aDecoratorOfAnIsolatedComponentIsMadeOnItsActor() async throws {
        Fish.register(in: container)
        PaintedAnimal.register(in: container)

        #expect(try await container.asynchronous.require(Animal.self).name == "red Bubbles")
        AwaitedAnimal.register(in: container)
        #expect(try await container.asynchronous.require(Animal.self).name == "awaited red Bubbles")
    }

    // MARK: - Copies, overrides, and levels

    @Test func aDecoratorIsOverriddenLikeAnyComponent() throws {
        container.registerDecoratedAnimals()
        let copy = container.copy()

        copy.override(LoudAnimal.self) { animal, volume in LoudAnimal(animal: animal, volume: volume * 2) }

        #expect(try name(in: copy) == "red Mimi!!!!")
        #expect(try name(in: container) == "red Mimi!!")
    }

    @Test func anOverrideForAStretchOfCodeChangesWhatIsDecorated() throws {
        container.registerDecoratedAnimals()
        _ = try container.require(Animal.self)

        let inside = try container.withOverrides { container in
            container.override(Brush.self) { GreenBrush.make() }
        } perform: {
            try name(in: container)
        }

        #expect(inside == "red Mimi!!")
        #expect(try name(in: container) == "red Mimi!!")
    }

    @Test func anOverrideForAStretchOfCodeReplacesASharedDecorator() throws {
        container.registerDecoratedAnimals()
        let outside = try container.require(Animal.self)

        let inside = try container.withOverrides { container in
            container.override(PaintedAnimal.self) { animal in
                PaintedAnimal(animal: LoudAnimal(animal: animal, volume: 1), brush: Brush())
            }
        } perform: {
            try name(in: container)
        }

        #expect(outside.name == "red Mimi!!")
        #expect(inside == "red Mimi!!!")
        #expect(try name(in: container) == "red Mimi!!")
    }

    @Test func aSharedDecoratorThatDependsOnNoOverrideStays() throws {
        Brush.register(in: container)
        Hamster.register(in: container)
        PaintedAnimal.register(in: container)
        Dog.register(in: container)
        let outside = try container.require(Animal.self) as? PaintedAnimal

        let inside = try container.withOverrides { container in
            container.override(Dog.self) { name, age in Dog(name: "stuffed \(name)", age: age) }
        } perform: {
            try container.require(Animal.self) as? PaintedAnimal
        }

        #expect(outside === inside)
    }

    @Test func anOverriddenDecoratorNeedsNothing() throws {
        Hamster.register(in: container)
        WatchedAnimal.register(in: container)

        container.override(WatchedAnimal.self) { animal in WatchedAnimal(animal: animal, watcher: Watcher()) }

        let graph = try container.validate()
        #expect(graph.nodes.contains { $0.services == ["Animal"] && !$0.areDependenciesKnown })
    }

    private struct Watcher: Named {
        let name = "Argus"
    }

    enum GreenBrush {
        static func make() -> Brush { Brush() }
    }

    @Test func anErrorNamesTheDecoratorOnTheWay() throws {
        Hamster.register(in: container)
        WatchedAnimal.register(in: container)

        let error = try #require(throws: ResolutionError.self) { try container.require(Animal.self) }

        #expect(error.description.contains("Animal → WatchedAnimal(Animal) → Named"))
    }
}

// MARK: - Further decorators

extension DecoratorComponentTests {
    /// Takes a value of another type that each animal converts to.
    @Register(decorates: Animal.self)
    struct SpokenName: Animal {
        let name: String

        init(_ animal: Any) { name = "\((animal as? any Animal)?.name ?? "nobody"), spoken" }
    }

    @Register(decorates: Animal.self)
    struct TaggedAnimal<Tag>: Animal {
        let animal: any Animal

        var name: String { "\(Tag.self) \(animal.name)" }
    }

    @Register(decorates: Animal.self)
    struct EitherAnimal: Animal {
        let name: String

        @Inject init(_ animal: any Animal) { name = "either \(animal.name)" }

        @Inject init(_ animal: any Animal, by name: String) { self.name = "either \(animal.name) by \(name)" }
    }

    @Register(decorates: Animal.self)
    struct WatchedAnimal: Animal {
        let animal: any Animal
        @Inject let watcher: any Named

        var name: String { animal.name }
    }
}

@Registrations(
    DecoratorComponentTests.Brush.self,
    DecoratorComponentTests.Hamster.self,
    DecoratorComponentTests.PaintedAnimal.self,
    DecoratorComponentTests.LoudAnimal.self,
    named: "registerDecoratedAnimals"
)
extension Container {}
