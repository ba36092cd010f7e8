import Ampoule
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AsynchronousScopeTests {
    private let container = Container.silent()
    private let instances = LiveInstances()

    /// Registers an animal that takes its time, and a collector who has it twice.
    private func register(in scope: ObjectScope) {
        container.register(Animal.self) { [instances] _ in
            await suspend()
            return CountedCat(in: instances)
        }
        .inObjectScope(scope)
        container.register(Person.self) { resolver in
            async let first = resolver.require(Animal.self)
            async let second = resolver.require(Animal.self)
            return Collector(first: try await first, second: try await second)
        }
        .inObjectScope(.transient)
    }

    private func collector() async throws -> Collector {
        try #require(try await container.asynchronous.require(Person.self) as? Collector)
    }

    @Test(arguments: ObjectScope.sharing)
    func oneResolutionMakesASharedInstanceOnceThoughItAsksTwiceAtATime(in scope: ObjectScope) async throws {
        register(in: scope)

        let collector = try await collector()

        #expect(collector.first === collector.second)
        #expect(instances.made == 1)
    }

    @Test(arguments: ObjectScope.shared)
    func manyTasksAtOnceMakeASharedInstanceOnce(in scope: ObjectScope) async throws {
        register(in: scope)

        let animals = try await withThrowingTaskGroup { group in
            for _ in 0..<1_000 {
                group.addTask { try await self.container.asynchronous.require(Animal.self) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(animals.allSatisfy { $0 === animals[0] })
        #expect(instances.made == 1)
    }

    @Test func aContinuedGraphHoldsAWeakInstanceUntilItsEnd() async throws {
        register(in: .weak)

        try await container.withObjectGraph(GraphIdentifier()) { resolver in
            for _ in 1...2 {
                let name = try await resolver.require(Animal.self).name
                #expect(name == "Mimi")
            }
        }

        #expect(instances.made == 1)
        #expect(await eventually { instances.living == 0 })
    }

    @Test func aCustomScopeKeepsTheInstanceInItsStorage() async throws {
        let storage = CountingStorage()
        register(in: ObjectScope(storageFactory: { storage }))

        let collector = try await collector()

        #expect(collector.first === collector.second)
        #expect(storage.instance as AnyObject === collector.first)
        #expect(storage.ends.count == 1)
    }

    @Test func aCustomStorageMayKeepAnInstanceForEachGraph() async throws {
        register(in: ObjectScope(storageFactory: { GraphStorage() }))

        let collectors = try await withThrowingTaskGroup { group in
            for _ in 0..<8 { group.addTask { try await self.collector() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(collectors.allSatisfy { $0.first === $0.second })
        #expect(Set(collectors.map { ObjectIdentifier($0.first) }).count == collectors.count)
    }

    @Test func synchronousDependenciesShareTheGraphAcrossSuspensions() async throws {
        container.register(Stable.self) { _ in Stable() }
        container.register(Notebook<ObjectIdentifier>.self) { _ in Notebook() }.inObjectScope(.container)
        container.register(Animal.self) { resolver in
            let notebook = try await resolver.require(Notebook<ObjectIdentifier>.self)
            notebook.write(ObjectIdentifier(try await resolver.require(Stable.self)))
            await suspend()
            // Without waiting, by the same resolver.
            let stable = { try resolver.require(Stable.self) }
            notebook.write(ObjectIdentifier(try stable()))
            async let another = resolver.require(Stable.self)
            notebook.write(ObjectIdentifier(try await another))
            return Cat()
        }

        _ = try await container.asynchronous.require(Animal.self)

        let seen = try container.require(Notebook<ObjectIdentifier>.self).entries
        #expect(seen.count == 3)
        #expect(Set(seen).count == 1)
    }

    @Test func differentSharedInstancesAreMadeAtTheSameTime() async throws {
        let gates = [Gate(), Gate()]
        for number in 0..<2 {
            container.register(Animal.self, name: "\(number)") { _ in
                // Each goes on when the other one has begun.
                await gates[1 - number].open()
                await gates[number].pass()
                return Cat(name: "\(number)")
            }
            .inObjectScope(.container)
        }

        async let first = container.asynchronous.require(Animal.self, name: "0")
        async let second = container.asynchronous.require(Animal.self, name: "1")

        #expect(try await first.name == "0")
        #expect(try await second.name == "1")
    }
}

/// Counts how often it was told of an end.
private final class CountingStorage: InstanceStorage {
    private let content = Locked<(any Animal)?>(nil)
    let ends = Counter()

    var instance: Any? {
        get { content.withLock { $0 } }
        set { content.withLock { $0 = newValue as? any Animal } }
    }

    func graphResolutionCompleted() { ends.increment() }
}
