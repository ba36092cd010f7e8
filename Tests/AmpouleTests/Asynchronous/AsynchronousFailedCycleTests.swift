import Ampoule
import TestSupport
import Testing

/// Asynchronous instances of a cycle are published together, once all are completed, or not at all.
@Suite(.timeLimit(.minutes(10)))
struct AsynchronousFailedCycleTests {
    private struct Failure: Error {}

    typealias Holding = ClosableNode.Holding

    private let container = Container.silent()
    private let attempts = Counter()
    private let made = Counter()
    private let closed = Counter()

    /// Registers "S", whose completion resolves "T" and then fails the first time; "T" holds "S".
    private func registerCycle(in scope: ObjectScope, _ holding: Holding) {
        container.register(ClosableNode.self, name: "S") { [made, closed] _ in
            made.increment()
            await Task.yield()
            return ClosableNode(closed: closed)
        }
        .initCompleted { [attempts] resolver, node in
            node.add(try await resolver.require(ClosableNode.self, name: "T"))
            if attempts.increment() == 1 { throw Failure() }
            node.complete()
        }
        .inObjectScope(scope)
        container.register(ClosableNode.self, name: "T") { [closed] resolver in
            let node = ClosableNode(closed: closed)
            if holding == .initializer { node.add(try await resolver.require(ClosableNode.self, name: "S")) }
            return node
        }
        .initCompleted { resolver, node in
            switch holding {
            case .initializer: break
            case .property: node.add(try await resolver.require(ClosableNode.self, name: "S"))
            case .propertyOfAnother: node.add(try await resolver.require(ClosableNode.self, name: "U"))
            }
            node.complete()
        }
        .inObjectScope(scope)
        container.register(ClosableNode.self, name: "U") { [closed] _ in
            await Task.yield()
            return ClosableNode(closed: closed)
        }
        .initCompleted { resolver, node in
            node.add(try await resolver.require(ClosableNode.self, name: "S"))
            node.complete()
        }
        .inObjectScope(scope)
    }

    private func node(_ name: String) async throws -> ClosableNode {
        try await container.asynchronous.require(ClosableNode.self, name: name)
    }

    @Test(arguments: [ObjectScope.container, ObjectScope { PermanentStorage() }], Holding.allCases)
    func aFailedCompletionLeavesNothingOfItsCycle(in scope: ObjectScope, _ holding: Holding) async throws {
        registerCycle(in: scope, holding)

        await #expect(throws: ResolutionError.self) { try await node("S") }
        let second = try await node("T")
        let first = try await node("S")

        #expect(first.isCompleted)
        #expect(first.neighbors.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
        let around = holding == .propertyOfAnother ? second.neighbors[0].neighbors : second.neighbors
        #expect(around.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
        #expect(made.count == 2)

        try await container.close()
        let count = holding == .propertyOfAnother ? 3 : 2
        #expect(closed.count == (scope === ObjectScope.container ? count : 0))
    }
}
