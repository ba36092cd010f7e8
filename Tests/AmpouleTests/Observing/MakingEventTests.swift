import Ampoule
import TestSupport
import Testing

/// The events of instances that are made.
struct MakingEventTests {
    private let container = Container.silent()
    private let recorder = Recorder()

    init() {
        container.register(Animal.self) { _ in Cat() }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        container.addObserver(recorder)
    }

    // MARK: - What an event says

    @Test func anInstanceBeginsAndEnds() throws {
        _ = try container.require(Animal.self)

        #expect(recorder.lines == ["willMake Animal", "didMake Animal"])
        let (begin, end) = (recorder.events[0], recorder.events[1])
        #expect(begin.id == end.id)
        #expect(begin.parent == nil)
        #expect(begin.duration == nil)
        #expect(begin.start == end.start)
        #expect(end.duration == end.start.duration(to: end.instant))
        #expect(end.error == nil)
        #expect(end.level == nil)
    }

    @Test func aDependencyIsPartOfWhatNeedsIt() throws {
        _ = try container.require(Person.self)

        #expect(
            recorder.lines == ["willMake Person", "willMake Animal", "didMake Animal", "didMake Person"]
        )
        let (person, animal) = (recorder.events[0], recorder.events[1])
        #expect(animal.parent == person.id)
        #expect(animal.id != person.id)
        #expect(animal.path.map(\.description) == ["Person", "Animal"])
        #expect(recorder.events[3].duration! >= recorder.events[2].duration!)
    }

    @Test func theKeyHasTheNameAndTheArguments() throws {
        container.register(Animal.self, name: "horse") { (_, name: String) in Horse(name: name) }

        _ = try container.require(Animal.self, name: "horse", argument: "Lucky")

        #expect(recorder.lines.first == "willMake Animal(String) named \"horse\"")
    }

    @Test(arguments: ObjectScope.builtIn)
    func theScopeIsThatOfTheRegistration(_ scope: ObjectScope) throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(scope)

        _ = try container.require(Stable.self)

        #expect(recorder.event(.didMake, Stable.self)?.scope == scope.description)
    }

    @Test func anEventDescribesItself() throws {
        _ = try container.require(Person.self)

        #expect(recorder.events[1].description == "making Person → Animal (scope graph)")
        let end = recorder.events[2].description
        #expect(end.hasPrefix("made Person → Animal (scope graph, "))
        #expect(end.hasSuffix(" ms)"))
    }

    // MARK: - What is an event

    @Test(arguments: ObjectScope.shared)
    func aSharedInstanceIsMadeOnce(_ scope: ObjectScope) throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(scope)

        let stable = try container.require(Stable.self)
        #expect(try container.require(Stable.self) === stable)

        #expect(recorder.lines == ["willMake Stable", "didMake Stable"])
    }

    @Test func anInstanceOfTheGraphIsMadeOnceInEachGraph() throws {
        container.register(Family.self) { resolver in
            [try resolver.require(Animal.self), try resolver.require(Animal.self)]
        }

        _ = (try container.require(Family.self), try container.require(Family.self))

        #expect(recorder.events(.didMake).count { $0.key.serviceType == Animal.self } == 2)
    }

    @Test func aForwardIsNoEventOfItsOwn() throws {
        container.register(Cat.self) { _ in Cat() }.implements(Pet.self)

        _ = try container.require(Pet.self)

        #expect(recorder.lines == ["willMake Cat", "didMake Cat"])
    }

    @Test func anExistingInstanceIsNotMade() throws {
        container.register(Stable.self, instance: Stable())

        _ = try container.require(Stable.self)

        #expect(recorder.lines == [])
    }

    @Test func aDecoratorIsMadeAroundWhatItDecorates() throws {
        container.decorate(Animal.self) { _, animal in Dog(name: "dog around \(animal.name)") }

        _ = try container.require(Animal.self)

        #expect(recorder.events.map(\.kind) == [.willMake, .willMake, .didMake, .didMake])
        #expect(recorder.events[1].parent == recorder.events[0].id)
    }

    @Test func theElementsOfAListAreMade() throws {
        container.contribute(to: Pet.self) { _ in Cat() }
        container.contribute(to: Pet.self) { _ in Dog() }

        _ = try container.require([any Pet].self)

        #expect(recorder.events(.didMake).count == 2)
        #expect(recorder.events(.didMake).allSatisfy { $0.parent == nil })
    }

    @Test func aLazyInstanceIsPartOfTheFactoryThatAsksForIt() throws {
        container.register(Person.self) { resolver in
            let animal = try resolver.require(Lazy<any Animal>.self)
            return PetOwner(pet: animal.instance)
        }

        _ = try container.require(Person.self)

        #expect(recorder.event(.didMake, Animal.self)?.parent == recorder.event(.didMake, Person.self)?.id)
    }

    @Test func completionsBelongToTheInstance() throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
            .initCompleted { resolver, _ in _ = resolver.resolve(Animal.self) }

        _ = try container.require(Stable.self)

        #expect(
            recorder.lines == ["willMake Stable", "willMake Animal", "didMake Animal", "didMake Stable"]
        )
    }

    /// In a cycle, the factory is called again for its own dependency, and the first instance to be complete counts.
    @Test(arguments: ObjectScope.sharing, [true, false])
    func anInstanceThatAnotherOneReplacesIsDiscarded(_ scope: ObjectScope, _ isCompleted: Bool) throws {
        let entry = container.register(Stable.self) { resolver in
            _ = try resolver.require(Animal.self)
            return Stable()
        }
        .inObjectScope(scope)
        if isCompleted { entry.initCompleted { _, _ in } }
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
            .initCompleted { resolver, _ in _ = resolver.resolve(Stable.self) }

        _ = try container.require(Stable.self)

        let stables = recorder.events.filter { $0.key.serviceType == Stable.self && $0.kind != .willMake }
        #expect(stables.map(\.kind) == [.didMake, .didDiscard])
        #expect(stables[0].id != stables[1].id)
    }

    // MARK: - Asynchronous instances

    @Test func anAsynchronousInstanceBeginsAndEnds() async throws {
        container.register(Stable.self) { resolver in
            await suspend(times: 1)
            _ = try await resolver.require(Person.self)
            return Stable()
        }
        .inObjectScope(.container)

        _ = try await container.asynchronous.require(Stable.self)
        _ = try await container.asynchronous.require(Stable.self)

        #expect(
            recorder.lines == [
                "willMake Stable", "willMake Person", "willMake Animal", "didMake Animal", "didMake Person",
                "didMake Stable",
            ]
        )
        let animal = try #require(recorder.event(.didMake, Animal.self))
        #expect(animal.path.map(\.description) == ["Stable", "Person", "Animal"])
        #expect(recorder.events.map(\.parent) == [nil, recorder.events[0].id] + parentsOfRest)
    }

    private var parentsOfRest: [ContainerEvent.ID?] {
        let events = recorder.events
        return [events[1].id, events[1].id, events[0].id, nil]
    }

    @Test func anAsynchronousTransientInstanceIsMadeEachTime() async throws {
        container.registerAsynchronously(Stable.self) { Stable() }.inObjectScope(.transient)

        for _ in 0..<2 { _ = try await container.asynchronous.require(Stable.self) }

        #expect(recorder.lines == ["willMake Stable", "didMake Stable", "willMake Stable", "didMake Stable"])
    }

    @Test func concurrentDependenciesHaveOneParent() async throws {
        container.registerAsynchronously(Stable.self) { Stable() }.inObjectScope(.transient)
        container.register(Family.self) { resolver in
            async let first = resolver.require(Stable.self)
            async let second = resolver.require(Stable.self)
            _ = try await (first, second)
            return []
        }

        _ = try await container.asynchronous.require(Family.self)

        let family = try #require(recorder.event(.didMake, Family.self))
        let stables = recorder.events(.didMake).filter { $0.key.serviceType == Stable.self }
        #expect(stables.map(\.parent) == [family.id, family.id])
        #expect(stables[0].id != stables[1].id)
    }
}

/// Several animals, as a service of its own.
private typealias Family = [any Animal]
