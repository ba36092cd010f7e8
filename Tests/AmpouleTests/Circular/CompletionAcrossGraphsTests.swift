import Ampoule
import TestSupport
import Testing

/// A completion may resolve in another object graph.
///
/// An instance there that holds the one being completed is published with it, unless that graph has ended by then.
struct CompletionAcrossGraphsTests {
    /// How the completion of "S" requests "T", which needs "H", which needs "S".
    enum Way: CaseIterable {
        /// The child container has the parent make "T", in a graph of its own.
        case child
        case lazy
        case objectGraph
        case otherHierarchy
    }

    /// How "H" gets "S".
    enum Holding: CaseIterable {
        case initializer, completion
    }

    private struct Failure: Error {}

    private let container = Container.silent()
    private let other = Container.silent()
    private let attempts = Counter()

    private func register(_ way: Way, _ holding: Holding, failures: Int, scopeOfT: ObjectScope) {
        let child = Container.silent(parent: container)
        container.register(Node.self, name: "S") { _ in Node() }
            .inObjectScope(.container)
            .initCompleted { [container, other, attempts] resolver, node in
                _ = try resolver.require(Node.self, name: "Before")
                switch way {
                case .child: node.add(try child.require(Node.self, name: "T"))
                case .lazy: node.add(try resolver.require(Lazy<Node>.self, name: "T").instance)
                case .objectGraph:
                    try container.withObjectGraph(GraphIdentifier()) { container in
                        node.add(try container.require(Node.self, name: "T"))
                    }
                case .otherHierarchy: node.add(try other.require(Node.self, name: "T"))
                }
                _ = try resolver.require(Node.self, name: "After")
                if attempts.increment() <= failures { throw Failure() }
            }
        for name in ["Before", "After"] {
            container.register(Node.self, name: name) { _ in Node() }
        }
        other.register(Node.self, name: "T") { [container] _ in
            try container.require(Node.self, name: "T")
        }
        container.register(Node.self, name: "T") { Node(try $0.require(Node.self, name: "H")) }
            .inObjectScope(scopeOfT)
        switch holding {
        case .initializer:
            container.register(Node.self, name: "H") { Node(try $0.require(Node.self, name: "S")) }
        case .completion:
            container.register(Node.self, name: "H") { _ in Node() }
                .initCompleted { resolver, node in node.add(try resolver.require(Node.self, name: "S")) }
        }
    }

    @Test(arguments: Way.allCases, Holding.allCases)
    func aHolderInAnotherGraphIsWhole(_ way: Way, _ holding: Holding) throws {
        for scope in [ObjectScope.container, .graph, .transient] {
            try expectCycle(way, holding, failures: 0, scopeOfT: scope)
        }
    }

    @Test(arguments: Way.allCases, Holding.allCases)
    func afterAFailedCompletionAllAreMadeAnew(_ way: Way, _ holding: Holding) throws {
        for scope in [ObjectScope.container, .graph, .transient] {
            try expectCycle(way, holding, failures: 2, scopeOfT: scope)
        }
    }

    @Test func aGraphHoldsAWeakInstanceThatItReceivesIncomplete() throws {
        let (rehearsal, made) = (container.rehearsal, Counter())
        container.register(Node.self, name: "S") { _ in Node() }.initCompleted { [container] _, _ in
            _ = try rehearsal.require(Node.self, name: "Weak")
            _ = try container.require(Node.self, name: "Weak")
        }
        container.register(Node.self, name: "Weak") { _ in
            made.increment()
            return Node()
        }
        .inObjectScope(.weak)
        .initCompleted { _, _ in _ = try rehearsal.require(Node.self, name: "S") }
        container.register(Node.self, name: "Asking") { resolver in
            // The graph of the level ends with this request, and releases what it holds.
            _ = try rehearsal.require(Node.self, name: "S")
            return Node(try resolver.require(Node.self, name: "Weak"))
        }

        _ = try container.require(Node.self, name: "Asking")

        #expect(made.count == 1)
    }

    private func expectCycle(_ way: Way, _ holding: Holding, failures: Int, scopeOfT: ObjectScope) throws {
        let test = CompletionAcrossGraphsTests()
        test.register(way, holding, failures: failures, scopeOfT: scopeOfT)
        for _ in 0..<failures {
            #expect(throws: ResolutionError.self) { try test.container.require(Node.self, name: "S") }
        }

        let first = try test.container.require(Node.self, name: "S")
        let holder = try #require(first.neighbor?.neighbor)
        #expect(holder.neighbor === first)
        #expect(try test.container.require(Node.self, name: "S") === first)
        #expect(test.attempts.count == failures + 1)
        let isShared = scopeOfT.description == ObjectScope.container.description
        #expect(try (test.container.require(Node.self, name: "T") === first.neighbor) == isShared)
    }
}
