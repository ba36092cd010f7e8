import Ampoule
import TestSupport
import Testing

/// Who receives events, and when.
struct ObserverTests {
    private let container = Container.silent()
    private let recorder = Recorder()

    init() {
        container.register(Animal.self) { _ in Cat() }
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
    }

    // MARK: - Adding and removing

    @Test func anObserverReceivesWhatHappensAfterItWasAdded() throws {
        _ = try container.require(Stable.self)
        container.addObserver(recorder)

        _ = (try container.require(Stable.self), try container.require(Animal.self))

        #expect(recorder.lines == ["willMake Animal", "didMake Animal"])
    }

    @Test func aCanceledObservationEnds() throws {
        let other = Recorder()
        let observation = container.addObserver(recorder)
        container.addObserver(other)
        _ = try container.require(Animal.self)

        observation.cancel()
        observation.cancel()
        _ = try container.require(Animal.self)

        #expect(recorder.lines == ["willMake Animal", "didMake Animal"])
        #expect(other.lines == recorder.lines + recorder.lines)
    }

    @Test func anObservationThatIsCanceledMeanwhileReceivesTheEnd() throws {
        let observation = container.addObserver(recorder)
        container.register(Person.self) { resolver in
            observation.cancel()
            return PetOwner(pet: try resolver.require(Animal.self))
        }

        _ = try container.require(Person.self)

        #expect(recorder.lines == ["willMake Person", "didMake Person"])
    }

    @Test func anObserverIsReleasedWithTheContainer() async {
        final class Witness: ContainerObserver {
            func observe(_ event: ContainerEvent) {}
        }
        var witness: Witness? = Witness()
        weak let released = witness
        var container: Container? = Container()
        container?.addObserver(witness!)
        witness = nil
        #expect(released != nil)

        container = nil

        #expect(await eventually { released == nil })
    }

    // MARK: - Other containers

    @Test func anObserverReceivesTheEventsOfContainersInside() throws {
        let before = Container(parent: container)
        container.addObserver(recorder)
        let after = container.day(1)
        after.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        _ = (try before.require(Animal.self), try after.require(Person.self), try after.require(Day.self))

        #expect(recorder.events(.didMake).map(\.level) == [nil, "Day", "Day"])
    }

    @Test func anObserverReceivesNoEventsOfContainersAround() throws {
        let child = Container(parent: container)
        child.addObserver(recorder)

        _ = (try container.require(Animal.self), try child.require(Stable.self))
        #expect(recorder.lines == [])

        _ = try child.require(Animal.self)
        #expect(recorder.lines == ["willMake Animal", "didMake Animal"])
    }

    @Test func observersOfSeveralContainersReceiveAnEvent() throws {
        let child = Container(parent: container)
        let other = Recorder()
        container.addObserver(recorder)
        child.addObserver(other)

        _ = try child.require(Animal.self)

        #expect(recorder.lines == ["willMake Animal", "didMake Animal"])
        #expect(other.lines == recorder.lines)
    }

    @Test func aCopyHasTheObservers() throws {
        container.addObserver(recorder)

        _ = try container.copy().require(Animal.self)

        #expect(recorder.lines == ["willMake Animal", "didMake Animal"])
    }

    // MARK: - Overrides

    @Test func anOverrideIsAnEvent() throws {
        container.addObserver(recorder)

        container.override(Animal.self) { _ in Dog() }
        _ = try container.require(Animal.self)

        #expect(recorder.lines == ["didOverride Animal", "willMake Animal", "didMake Animal"])
        #expect(recorder.events[0].scope == "graph")
    }

    @Test func overridesForATaskAreObserved() throws {
        container.addObserver(recorder)

        container.withOverrides { container in
            container.override(Animal.self) { _ in Dog() }
        } perform: {
            #expect(container.resolve(Animal.self) is Dog)
        }

        #expect(recorder.lines == ["didOverride Animal", "willMake Animal", "didMake Animal"])
    }

    @Test func anAsynchronousOverrideIsAnEvent() async throws {
        container.addObserver(recorder)

        container.override(Animal.self) { _ in
            await suspend(times: 1)
            return Dog()
        }

        #expect(recorder.lines == ["didOverride Animal"])
    }

    // MARK: - Observers that use the container

    @Test(arguments: ObjectScope.builtIn)
    func anObserverThatResolvesCausesNoEvents(_ scope: ObjectScope) throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        let found = Notebook<(any Animal)?>()
        container.addObserver(recorder)
        container.addObserver(EventHandler { [container] _ in found.write(container.resolve(Animal.self)) })

        let animal = try container.require(Animal.self)

        #expect(recorder.lines == ["willMake Animal", "didMake Animal"])
        #expect(found.entries.count == 2)
        if scope.description == "container" { #expect(found.entries[1] === animal) }
    }

    @Test func anObserverMayCancelItself() throws {
        let stored = Locked<ContainerObservation?>(nil)
        let count = Counter()
        let observation = container.addObserver(
            EventHandler { _ in
                count.increment()
                stored.withLock { $0 }?.cancel()
            }
        )
        stored.withLock { $0 = observation }

        for _ in 0..<3 { _ = try container.require(Animal.self) }

        #expect(count.count == 2)
    }
}
