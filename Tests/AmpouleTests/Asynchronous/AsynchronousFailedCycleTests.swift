import Ampoule
import TestSupport
import Testing

/// A shared instance whose property is injected after it is made.
private final class Node: Closable {
    private let stored = Locked<[Node]>([])
    private let completed = Locked(false)
    private let closed: Counter

    init(closed: Counter) { self.closed = closed }

    var neighbors: [Node] { stored.withLock { $0 } }
    var isCompleted: Bool { completed.withLock { $0 } }

    func add(_ node: Node) { stored.withLock { $0.append(node) } }
    func complete() { completed.withLock { $0 = true } }
    func close() { closed.increment() }
}

/// Asynchronous instances of a cycle are published together, once all are completed, or not at all.
@Suite(.timeLimit(.minutes(10)))
struct AsynchronousFailedCycleTests {
    private struct Failure: Error {}

    enum Holding: CaseIterable {
        case initializer, property, propertyOfAnother
    }

    private let container = Container.silent()
    private let attempts = Counter()
    private let made = Counter()
    private let closed = Counter()

    /// Registers "S", whose completion resolves "T" and then fails the first time; "T" holds "S".
    private func registerCycle(
        in scope: ObjectScope,
        _ holding: Holding,
        beforeEnding: @escaping @Sendable () async -> Void = {}
    ) {
        container.register(Node.self, name: "S") { [made, closed] _ in
            made.increment()
            await Task.yield()
            return Node(closed: closed)
        }
        .initCompleted { [attempts] resolver, node in
            node.add(try await resolver.require(Node.self, name: "T"))
            await beforeEnding()
            if attempts.increment() == 1 { throw Failure() }
            node.complete()
        }
        .inObjectScope(scope)
        container.register(Node.self, name: "T") { [closed] resolver in
            let node = Node(closed: closed)
            if holding == .initializer { node.add(try await resolver.require(Node.self, name: "S")) }
            return node
        }
        .initCompleted { resolver, node in
            switch holding {
            case .initializer: break
            case .property: node.add(try await resolver.require(Node.self, name: "S"))
            case .propertyOfAnother: node.add(try await resolver.require(Node.self, name: "U"))
            }
            node.complete()
        }
        .inObjectScope(scope)
        container.register(Node.self, name: "U") { [closed] _ in
            await Task.yield()
            return Node(closed: closed)
        }
        .initCompleted { resolver, node in
            node.add(try await resolver.require(Node.self, name: "S"))
            node.complete()
        }
        .inObjectScope(scope)
    }

    private func node(_ name: String) async throws -> Node {
        try await container.asynchronous.require(Node.self, name: name)
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
    }

    @Test(arguments: Holding.allCases)
    func onlyInstancesThatAreKeptAreClosed(_ holding: Holding) async throws {
        registerCycle(in: .container, holding)

        await #expect(throws: ResolutionError.self) { try await node("S") }
        _ = try await node("S")
        try await container.close()

        #expect(closed.count == (holding == .propertyOfAnother ? 3 : 2))
    }

    @Test(arguments: Holding.allCases, [false, true])
    func anotherTaskWaitsForTheWholeCycle(_ holding: Holding, fails: Bool) async throws {
        if !fails { attempts.increment() }
        let gate = Gate()
        registerCycle(in: .container, holding) { await gate.pass() }

        let first = Task { try await node("S") }
        await gate.comes(1)
        let second = Task { try await node("T") }
        await suspend()
        await gate.open()

        if fails {
            await #expect(throws: ResolutionError.self) { _ = try await first.value }
        } else {
            #expect(try await first.value.isCompleted)
        }
        let neighbor = try await second.value.neighbors[0]
        #expect(holding == .propertyOfAnother ? neighbor.neighbors[0].isCompleted : neighbor.isCompleted)
        #expect(made.count == (fails ? 2 : 1))
    }

    /// Each of two tasks makes one of two components that hold each other, of which one fails the first time.
    @Test(arguments: [false, true])
    func aCycleOfTwoTasksIsPublishedTogether(fails: Bool) async throws {
        if !fails { attempts.increment() }
        let gates = [Gate(), Gate()]
        for number in 0..<2 {
            container.register(Node.self, name: "\(number)") { [closed] _ in
                await gates[number].pass()
                return Node(closed: closed)
            }
            .initCompleted { [attempts] resolver, node in
                node.add(try await resolver.require(Node.self, name: "\(1 - number)"))
                await suspend()
                if number == 0, attempts.increment() == 1 { throw Failure() }
                node.complete()
            }
            .inObjectScope(.container)
        }

        let first = Task { try await node("0") }
        let second = Task { try await node("1") }
        for gate in gates { await gate.comes(1) }
        for gate in gates { await gate.open() }

        if fails {
            await #expect(throws: ResolutionError.self) { _ = try await first.value }
            // It fails with the other one, if it waited for that.
            _ = try? await second.value
        } else {
            _ = try await (first.value, second.value)
        }
        let (other, again) = try await (node("1"), node("0"))
        #expect(other.isCompleted && again.isCompleted)
        #expect(other.neighbors.map(ObjectIdentifier.init) == [ObjectIdentifier(again)])
        #expect(again.neighbors.map(ObjectIdentifier.init) == [ObjectIdentifier(other)])
        try await container.close()
        #expect(closed.count == 2)
    }
}
