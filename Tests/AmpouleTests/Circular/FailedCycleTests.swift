import Ampoule
import Dispatch
import TestSupport
import Testing

/// A shared instance whose property is injected after it is made.
private final class Node: Closable {
    private let stored = Locked<[Node]>([])
    private let completed = Locked(false)
    private let onClose: @Sendable () -> Void

    init(onClose: @escaping @Sendable () -> Void = {}) { self.onClose = onClose }

    init(holding node: Node) {
        self.onClose = {}
        add(node)
    }

    var neighbors: [Node] { stored.withLock { $0 } }
    var isCompleted: Bool { completed.withLock { $0 } }

    func add(_ node: Node) { stored.withLock { $0.append(node) } }
    func complete() { completed.withLock { $0 = true } }
    func close() { onClose() }
}

extension Container {
    fileprivate func withObjectGraph<Result>(
        _ graph: GraphIdentifier,
        if isGraphPublished: Bool,
        _ body: (Container) throws -> Result
    ) rethrows -> Result {
        guard isGraphPublished else { return try body(self) }
        return try withObjectGraph(graph) { _ in try body(self) }
    }
}

/// Instances of a cycle are published together, once all are completed, or not at all.
struct FailedCycleTests {
    private struct Failure: Error {}

    enum Sharing: CaseIterable {
        case container, custom, level

        fileprivate func share(_ entry: ServiceEntry<Node>) {
            switch self {
            case .container: entry.inObjectScope(.container)
            case .custom: entry.inObjectScope(ObjectScope { PermanentStorage() })
            case .level: entry.inObjectScope(.container)
            }
        }

        /// Where to register, of a program.
        fileprivate func registrations(in app: Container) -> Container {
            self == .level ? app.forVisits : app
        }
    }

    enum Holding: CaseIterable {
        case initializer, property, propertyOfAnother
    }

    private let container: Container
    private let app = Container.silent()
    private let attempts = Counter()
    private let made = Counter()
    private let closed = Counter()

    init() { container = app.visit(of: "ada") }

    /// Registers "S", whose completion resolves "T" and then fails the first time; "T" holds "S".
    private func registerCycle(
        in sharing: Sharing,
        _ holding: Holding,
        beforeEnding: @escaping @Sendable () -> Void = {}
    ) {
        let app = sharing.registrations(in: app)
        let first = app.register(Node.self, name: "S") { [made, closed] _ in
            made.increment()
            return Node { closed.increment() }
        }
        .initCompleted { [attempts] resolver, node in
            node.add(try resolver.require(Node.self, name: "T"))
            beforeEnding()
            if attempts.increment() == 1 { throw Failure() }
            node.complete()
        }
        let second = app.register(Node.self, name: "T") { [closed] resolver in
            let node = Node { closed.increment() }
            if holding == .initializer { node.add(try resolver.require(Node.self, name: "S")) }
            return node
        }
        .initCompleted { resolver, node in
            switch holding {
            case .initializer: break
            case .property: node.add(try resolver.require(Node.self, name: "S"))
            case .propertyOfAnother: node.add(try resolver.require(Node.self, name: "U"))
            }
            node.complete()
        }
        let third = app.register(Node.self, name: "U") { _ in Node() }
            .initCompleted { resolver, node in
                node.add(try resolver.require(Node.self, name: "S"))
                node.complete()
            }
        for entry in [first, second, third] { sharing.share(entry) }
    }

    @Test(arguments: Sharing.allCases, Holding.allCases)
    func aFailedCompletionLeavesNothingOfItsCycle(in sharing: Sharing, _ holding: Holding) async throws {
        registerCycle(in: sharing, holding)

        #expect(throws: ResolutionError.self) { try container.require(Node.self, name: "S") }
        let second = try container.require(Node.self, name: "T")
        let first = try container.require(Node.self, name: "S")

        #expect(first.isCompleted)
        #expect(first.neighbors.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
        let around = holding == .propertyOfAnother ? second.neighbors[0].neighbors : second.neighbors
        #expect(around.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
        #expect(try container.require(Node.self, name: "T") === second)
        #expect(made.count == 2)
    }

    @Test(arguments: [false, true], Sharing.allCases)
    func aSharedInstanceThatHoldsAGraphScopedOneIsDroppedWithIt(
        isGraphPublished: Bool,
        in sharing: Sharing
    ) throws {
        container.register(Node.self, name: "S") { [made] _ in
            made.increment()
            return Node()
        }
        .initCompleted { [attempts] resolver, node in
            node.add(try resolver.require(Node.self, name: "T"))
            if attempts.increment() == 1 { throw Failure() }
            node.complete()
        }
        let entry = container.register(Node.self, name: "T") {
            Node(holding: try $0.require(Node.self, name: "S"))
        }
        sharing.share(entry)

        let node = try container.withObjectGraph(GraphIdentifier(), if: isGraphPublished) { container in
            #expect(throws: ResolutionError.self) { try container.require(Node.self, name: "S") }
            return try container.require(Node.self, name: "T")
        }

        #expect(made.count == 2)
        #expect(node.neighbors.map(\.isCompleted) == [true])
    }

    @Test func aGraphScopedInstanceThatHoldsAFailedOneIsMadeAgainInItsGraph() throws {
        registerCycle(in: .container, .initializer)
        app.register(Node.self, name: "T") { Node(holding: try $0.require(Node.self, name: "S")) }
        app.register(Node.self, name: "independent") { _ in Node() }
        app.register([Node].self) { resolver in
            let independent = try resolver.require(Node.self, name: "independent")
            #expect(throws: ResolutionError.self) { try resolver.require(Node.self, name: "S") }
            #expect(try resolver.require(Node.self, name: "independent") === independent)
            return [try resolver.require(Node.self, name: "T"), try resolver.require(Node.self, name: "S")]
        }

        let nodes = try app.require([Node].self)

        #expect(nodes[0].neighbors[0] === nodes[1])
        #expect(nodes[1].neighbors[0] === nodes[0])
        #expect(nodes[1].isCompleted)
    }

    @Test(arguments: [Holding.initializer, .property])
    func onlyInstancesThatAreKeptAreClosed(_ holding: Holding) async throws {
        registerCycle(in: .container, holding)
        #expect(throws: ResolutionError.self) { try container.require(Node.self, name: "S") }
        _ = try container.require(Node.self, name: "S")

        try await app.close()

        #expect(closed.count == 2)
    }

    @Test func whatHoldsNoneOfTheCycleIsKept() throws {
        registerCycle(in: .container, .property)
        app.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
        let stable = Locked<Stable?>(nil)
        app.register(Person.self) { [stable] resolver in
            let own = try resolver.require(Stable.self)
            stable.withLock { $0 = own }
            _ = try resolver.require(Node.self, name: "S")
            return PetOwner(pet: Cat())
        }

        #expect(throws: ResolutionError.self) { try app.require(Person.self) }

        #expect(try app.require(Stable.self) === stable.withLock { $0 })
    }

    @Test(arguments: Sharing.allCases, Holding.allCases)
    func anotherThreadWaitsForTheWholeCycle(in sharing: Sharing, _ holding: Holding) throws {
        let (isHeld, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        attempts.increment()
        registerCycle(in: sharing, holding) {
            isHeld.signal()
            // Bounded, since the other thread waits.
            _ = mayEnd.wait(timeout: .now() + 0.3)
        }
        let container = container

        let areCompleted = try concurrently(threads: 2) { number in
            guard number == 1 else { return try container.require(Node.self, name: "S").isCompleted }
            isHeld.wait()
            defer { mayEnd.signal() }
            _ = try container.require(Node.self, name: "T")
            return try container.require(Node.self, name: "S").isCompleted
        }

        #expect(areCompleted == [true, true])
        #expect(made.count == 1)
    }
}
