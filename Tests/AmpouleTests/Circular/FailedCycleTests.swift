import Ampoule
import Dispatch
import TestSupport
import Testing

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

        fileprivate func share(_ entry: ServiceEntry<ClosableNode>) {
            switch self {
            case .container, .level: entry.inObjectScope(.container)
            case .custom: entry.inObjectScope(ObjectScope { PermanentStorage() })
            }
        }

        /// Where to register, of a program.
        fileprivate func registrations(in app: Container) -> Container {
            self == .level ? app.forVisits : app
        }
    }

    typealias Holding = ClosableNode.Holding

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
        let first = app.register(ClosableNode.self, name: "S") { [made, closed] _ in
            made.increment()
            return ClosableNode(closed: closed)
        }
        .initCompleted { [attempts] resolver, node in
            node.add(try resolver.require(ClosableNode.self, name: "T"))
            beforeEnding()
            if attempts.increment() == 1 { throw Failure() }
            node.complete()
        }
        let second = app.register(ClosableNode.self, name: "T") { [closed] resolver in
            let node = ClosableNode(closed: closed)
            if holding == .initializer { node.add(try resolver.require(ClosableNode.self, name: "S")) }
            return node
        }
        .initCompleted { resolver, node in
            switch holding {
            case .initializer: break
            case .property: node.add(try resolver.require(ClosableNode.self, name: "S"))
            case .propertyOfAnother: node.add(try resolver.require(ClosableNode.self, name: "U"))
            }
            node.complete()
        }
        let third = app.register(ClosableNode.self, name: "U") { _ in ClosableNode() }
            .initCompleted { resolver, node in
                node.add(try resolver.require(ClosableNode.self, name: "S"))
                node.complete()
            }
        for entry in [first, second, third] { sharing.share(entry) }
    }

    @Test(arguments: Sharing.allCases, Holding.allCases)
    func aFailedCompletionLeavesNothingOfItsCycle(in sharing: Sharing, _ holding: Holding) async throws {
        registerCycle(in: sharing, holding)

        #expect(throws: ResolutionError.self) { try container.require(ClosableNode.self, name: "S") }
        let second = try container.require(ClosableNode.self, name: "T")
        let first = try container.require(ClosableNode.self, name: "S")

        #expect(first.isCompleted)
        #expect(first.neighbors.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
        let around = holding == .propertyOfAnother ? second.neighbors[0].neighbors : second.neighbors
        #expect(around.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
        #expect(try container.require(ClosableNode.self, name: "T") === second)
        #expect(made.count == 2)

        try await app.close()
        #expect(closed.count == (sharing == .custom ? 0 : 2))
    }

    @Test(arguments: [false, true], Sharing.allCases)
    func aSharedInstanceThatHoldsAGraphScopedOneIsDroppedWithIt(
        isGraphPublished: Bool,
        in sharing: Sharing
    ) throws {
        container.register(ClosableNode.self, name: "S") { [made] _ in
            made.increment()
            return ClosableNode()
        }
        .initCompleted { [attempts] resolver, node in
            node.add(try resolver.require(ClosableNode.self, name: "T"))
            if attempts.increment() == 1 { throw Failure() }
            node.complete()
        }
        let entry = container.register(ClosableNode.self, name: "T") {
            ClosableNode(holding: try $0.require(ClosableNode.self, name: "S"))
        }
        sharing.share(entry)

        let node = try container.withObjectGraph(GraphIdentifier(), if: isGraphPublished) { container in
            #expect(throws: ResolutionError.self) { try container.require(ClosableNode.self, name: "S") }
            return try container.require(ClosableNode.self, name: "T")
        }

        #expect(made.count == 2)
        #expect(node.neighbors.map(\.isCompleted) == [true])
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
            guard number == 1 else { return try container.require(ClosableNode.self, name: "S").isCompleted }
            isHeld.wait()
            defer { mayEnd.signal() }
            _ = try container.require(ClosableNode.self, name: "T")
            return try container.require(ClosableNode.self, name: "S").isCompleted
        }

        #expect(areCompleted == [true, true])
        #expect(made.count == 1)
    }
}
