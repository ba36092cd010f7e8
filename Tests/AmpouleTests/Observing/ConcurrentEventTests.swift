import Ampoule
import Foundation
import TestSupport
import Testing

/// The events of several threads and tasks.
struct ConcurrentEventTests {
    private let container = Container.silent()
    private let recorder = Recorder()

    init() { container.addObserver(recorder) }

    @Test func eachThreadHasAPathOfItsOwn() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.transient)
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
            .inObjectScope(.transient)

        try concurrently(threads: 4) { [container] _ in
            for _ in 0..<100 { _ = try container.require(Person.self) }
        }

        let people = Set(recorder.events(.didMake).filter { $0.key.serviceType == Person.self }.map(\.id))
        let animals = recorder.events(.didMake).filter { $0.key.serviceType == Animal.self }
        #expect(people.count == 400)
        #expect(Set(animals.map(\.parent)) == Set(people.map(Optional.some)))
    }

    /// Each beginning that an observer receives has its end, whenever the observer was added and removed.
    @Test func observersComeAndGoWhileThreadsResolve() throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.weak)

        let recorders = try concurrently(threads: 3) { [container] number -> [Recorder] in
            var recorders: [Recorder] = []
            for _ in 0..<200 {
                guard number == 0 else {
                    _ = (try container.require(Person.self), try container.require(Stable.self))
                    continue
                }
                let recorder = Recorder()
                let observation = container.addObserver(recorder)
                _ = try container.copy().require(Person.self)
                observation.cancel()
                recorders.append(recorder)
            }
            return recorders
        }

        for recorder in recorders[0] {
            let begun = Set(recorder.events(.willMake).map(\.id))
            let ended = Set(recorder.events.filter { $0.duration != nil && $0.kind != .didWait }.map(\.id))
            #expect(begun == ended)
            #expect(begun.count >= 2)
        }
        #expect(Set(recorder.events(.didMake).map(\.id)).count >= 200)
    }

    @Test func aThreadWaitsForAnother() throws {
        let isMaking = DispatchSemaphore(value: 0)
        container.register(Animal.self) { _ in
            isMaking.signal()
            Thread.sleep(forTimeInterval: 0.2)
            return Cat()
        }
        .inObjectScope(.container)
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        try concurrently(threads: 2) { [container] number in
            guard number == 0 else {
                _ = try container.require(Animal.self)
                return
            }
            isMaking.wait()
            _ = try container.require(Person.self)
        }

        let wait = try #require(recorder.event(.didWait, Animal.self))
        #expect(wait.parent == recorder.event(.didMake, Person.self)?.id)
        #expect(wait.awaited == recorder.event(.didMake, Animal.self)?.id)
        #expect(wait.id != wait.awaited)
        #expect(wait.duration! > .zero)
        #expect(wait.scope == "container")
    }

    @Test func aTaskWaitsForAnother() async throws {
        let gate = Gate()
        container.register(Animal.self) { _ in
            await gate.pass()
            return Cat()
        }
        .inObjectScope(.container)
        container.register(Person.self) { PetOwner(pet: try await $0.require(Animal.self)) }

        async let animal = container.asynchronous.require(Animal.self)
        await gate.comes(1)
        async let person = container.asynchronous.require(Person.self)
        while recorder.events(.willMake).count < 2 { await Task.yield() }
        // From its beginning, the factory has only to ask.
        try await Task.sleep(for: .milliseconds(200))
        await gate.open()
        _ = try await (animal, person)

        let wait = try #require(recorder.event(.didWait, Animal.self))
        #expect(wait.parent == recorder.event(.didMake, Person.self)?.id)
        #expect(wait.awaited == recorder.event(.didMake, Animal.self)?.id)
    }

    @Test func aSlowObserverDelaysOnlyWhatNeedsTheInstance() throws {
        let (isHeld, isFree) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let slow = EventHandler { event in
            guard event.kind == .willMake, event.key.serviceType == Stable.self else { return }
            isHeld.signal()
            isFree.wait()
        }
        container.addObserver(slow)
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)

        try concurrently(threads: 2) { [container] number in
            guard number == 0 else {
                _ = try container.require(Stable.self)
                return
            }
            isHeld.wait()
            _ = try container.require(Animal.self)
            container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
            isFree.signal()
        }

        #expect(recorder.events(.didMake).map(\.key.description) == ["Animal", "Stable"])
    }

    /// Each of two observers resolves what the other's thread is making.
    @Test func observersThatResolveDoNotDeadlock() throws {
        let barrier = Barrier(2)
        let crossing = EventHandler { [container] event in
            guard event.kind == .willMake else { return }
            barrier.wait()
            if event.key.serviceType == Stable.self {
                _ = container.resolve(Animal.self)
            } else {
                _ = container.resolve(Stable.self)
            }
        }
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
        container.addObserver(crossing)

        let identities = try concurrently(threads: 2) { [container] number in
            let (stable, animal): (Stable, any Animal)
            if number == 0 {
                stable = try container.require(Stable.self)
                animal = try container.require(Animal.self)
            } else {
                animal = try container.require(Animal.self)
                stable = try container.require(Stable.self)
            }
            return [ObjectIdentifier(stable), ObjectIdentifier(animal)]
        }

        #expect(identities[0] == identities[1])
    }
}
