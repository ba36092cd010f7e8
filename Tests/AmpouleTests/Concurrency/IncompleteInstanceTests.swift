import Ampoule
import Dispatch
import TestSupport
import Testing

/// No instance is handed out before it is completed, but to the components of its own cycle.
struct IncompleteInstanceTests {
    private final class Kitten: Sendable {
        private let stored = Locked(false)
        var isCompleted: Bool { stored.withLock { $0 } }
        func complete() { stored.withLock { $0 = true } }
    }

    private final class Litter: Sendable {
        let areCompleted: [Bool]
        let areSame: Bool

        init(_ first: (Kitten, Bool), _ second: (Kitten, Bool)) {
            areCompleted = [first.1, second.1]
            areSame = first.0 === second.0
        }
    }

    private let container = Container.silent()
    private let secondAsks = DispatchSemaphore(value: 0)

    init() {
        container.register(Kitten.self) { _ in Kitten() }.initCompleted { [secondAsks] _, kitten in
            // Bounded, since both requests may run on one thread.
            _ = secondAsks.wait(timeout: .now() + 0.5)
            kitten.complete()
        }
    }

    private static func kitten(of resolver: some Resolver) throws -> (Kitten, Bool) {
        let kitten = try resolver.require(Kitten.self)
        return (kitten, kitten.isCompleted)
    }

    @Test func aSiblingTaskWaitsForTheCompletion() async throws {
        container.register(Litter.self) { [secondAsks] resolver in
            @Sendable func kitten() async throws -> (Kitten, Bool) {
                let kitten = try await resolver.require(Kitten.self)
                let isCompleted = kitten.isCompleted
                secondAsks.signal()
                return (kitten, isCompleted)
            }
            async let first = kitten()
            async let second = kitten()
            return try await Litter(first, second)
        }

        let litter = try await container.asynchronous.require(Litter.self)

        #expect(litter.areCompleted == [true, true])
        #expect(litter.areSame)
    }

    @Test func aThreadThatContinuesTheGraphWaitsForTheCompletion() throws {
        let graph = GraphIdentifier()
        let container = container
        let secondAsks = secondAsks

        let kittens = try concurrently(threads: 2) { _ in
            try container.withObjectGraph(graph) { container in
                defer { secondAsks.signal() }
                return try Self.kitten(of: container)
            }
        }

        #expect(kittens.map(\.1) == [true, true])
        #expect(kittens[0].0 === kittens[1].0)
    }

    @Test func aThreadWaitsForTheCompletionThatHandsOutTheGraph() throws {
        let graphs = Locked<GraphIdentifier?>(nil)
        let (isShown, secondAsks) = (DispatchSemaphore(value: 0), self.secondAsks)
        let container = container
        container.register(Kitten.self) { _ in Kitten() }.initCompleted { resolver, kitten in
            #expect(try resolver.require(Kitten.self) === kitten)
            let graph = try resolver.require(GraphIdentifier.self)
            graphs.withLock { $0 = graph }
            #expect(try resolver.require(Kitten.self) === kitten)
            isShown.signal()
            // Bounded, since the other thread waits.
            _ = secondAsks.wait(timeout: .now() + 0.3)
            kitten.complete()
        }

        let kittens = try concurrently(threads: 2) { number in
            guard number == 1 else { return try Self.kitten(of: container) }
            isShown.wait()
            defer { secondAsks.signal() }
            let graph = try #require(graphs.withLock { $0 })
            return try container.withObjectGraph(graph) { try Self.kitten(of: $0) }
        }

        #expect(kittens.map(\.1) == [true, true])
        #expect(kittens[0].0 === kittens[1].0)
    }

    @Test func aFailedCompletionLetsTheOtherThreadMakeTheInstance() throws {
        let graph = GraphIdentifier()
        let attempts = Counter()
        container.register(Animal.self) { _ in Cat() }.initCompleted { _, _ in
            if attempts.increment() == 1 { throw CancellationError() }
        }
        let container = container

        let outcomes = try concurrently(threads: 2) { _ in
            Result { try container.withObjectGraph(graph) { try $0.require(Animal.self) } }
        }

        #expect(outcomes.count { (try? $0.get()) != nil } == 1)
        #expect(attempts.count == 2)
    }
}
