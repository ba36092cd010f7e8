import Ampoule
import Foundation
import TestSupport
import Testing

struct SharedInstanceTests {
    private struct Lost: Error {}

    private let container = Container.silent()

    @Test(arguments: [
        ObjectScope.container, .weak, ObjectScope(storageFactory: PermanentStorage.init),
    ])
    func anInstanceIsMadeOnceWhoeverAsks(in scope: ObjectScope) throws {
        let cats = LiveInstances()
        container.register(Animal.self) { _ in
            Thread.sleep(forTimeInterval: 0.01)
            return CountedCat(in: cats)
        }
        .inObjectScope(scope)

        let animals = try concurrently(threads: 16) { [container] _ in try container.require(Animal.self) }

        #expect(Set(animals.map(ObjectIdentifier.init)).count == 1)
        #expect(cats.made == 1)
    }

    @Test func anUncontendedInstanceIsNotDelayedByASlowOne() throws {
        let catIsBeingMade = DispatchSemaphore(value: 0)
        let dogIsMade = DispatchSemaphore(value: 0)
        container.register(Animal.self, name: "cat") { _ in
            catIsBeingMade.signal()
            dogIsMade.wait()
            return Cat()
        }
        .inObjectScope(.container)
        container.register(Animal.self, name: "dog") { _ in Dog() }.inObjectScope(.container)

        let animals = try concurrently(threads: 2) { [container] number in
            if number == 0 { return try container.require(Animal.self, name: "cat") }
            catIsBeingMade.wait()
            defer { dogIsMade.signal() }
            return try container.require(Animal.self, name: "dog")
        }

        #expect(animals[0] is Cat)
        #expect(animals[1] is Dog)
    }

    @Test func registeringAndRemovingAreNotDelayedByASlowFactory() throws {
        let isBeingMade = DispatchSemaphore(value: 0)
        let goOn = DispatchSemaphore(value: 0)
        container.register(Animal.self) { _ in
            isBeingMade.signal()
            goOn.wait()
            return Cat()
        }
        .inObjectScope(.container)

        let animals = try concurrently(threads: 2) { [container] number in
            if number == 0 { return try container.require(Animal.self) }
            isBeingMade.wait()
            defer { goOn.signal() }
            container.register(Animal.self, name: "dog") { _ in Dog() }.initCompleted { _, _ in }
            container.resetObjectScope(.container)
            #expect(container.hasAnyRegistration(of: Animal.self))
            #expect(container.description.contains("dog"))
            let dog = try container.require(Animal.self, name: "dog")
            container.removeAll()
            return dog
        }

        #expect(animals[0] is Cat)
        #expect(animals[1] is Dog)
        #expect(container.resolve(Animal.self) == nil)
    }

    @Test func afterAFailureThoseWhoWaitedTryThemselves() throws {
        let attempts = Counter()
        container.register(Animal.self) { _ in
            Thread.sleep(forTimeInterval: 0.005)
            if attempts.increment() <= 3 { throw Lost() }
            return Cat()
        }
        .inObjectScope(.container)

        let animals = try concurrently(threads: 8) { [container] _ in try? container.require(Animal.self) }

        #expect(animals.count { $0 == nil } == 3)
        #expect(Set(animals.compactMap { $0 }.map(ObjectIdentifier.init)).count == 1)
        #expect(attempts.count == 4)
    }

    @Test func threadsThatCarryOnOneGraphShareItsInstances() throws {
        let graph = GraphIdentifier()
        container.register(Animal.self) { _ in Cat() }

        let animals = try container.withObjectGraph(graph) { container in
            try concurrently(threads: 8) { _ in
                try container.withObjectGraph(graph) { try $0.require(Animal.self) }
            }
        }

        #expect(Set(animals.map(ObjectIdentifier.init)).count == 1)
    }
}
