import Ampoule
import Foundation
import TestSupport
import Testing

/// Cycles that two threads make together.
struct CycleOfThreadsTests {
    private struct Failure: Error {}

    /// A thread that closes the cycle receives the incomplete instance of the other one, and keeps what holds it.
    @Test func whatHoldsAnInstanceWhoseCompletionFailedIsDropped() throws {
        // The first thread has to wait before the second one asks, which takes longer on a busy machine.
        for patience in [0.01, 0.1, 0.5] {
            #expect(try Self.holderIsDropped(patience: patience))
        }
    }

    /// Whether the second instance of the cycle is dropped with the first one, whose completion fails.
    private static func holderIsDropped(patience: Double) throws -> Bool {
        let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let container = Container.silent()
        container.register(Node.self, name: "first") { _ in Node() }
            .initCompleted { resolver, node in
                first.signal()
                second.wait()
                node.add(try? resolver.require(Node.self, name: "second"))
                throw Failure()
            }
            .inObjectScope(.container)
        container.register(Node.self, name: "second") { _ in Node() }
            .initCompleted { resolver, node in
                second.signal()
                first.wait()
                Thread.sleep(forTimeInterval: patience)
                node.add(try? resolver.require(Node.self, name: "first"))
                // What is made again need not wait.
                for _ in 0..<8 {
                    first.signal()
                    second.signal()
                }
                node.complete()
            }
            .inObjectScope(.container)

        try concurrently(threads: 2) { thread in
            _ = try? container.require(Node.self, name: thread == 0 ? "first" : "second")
        }
        let kept = try? container.require(Node.self, name: "second")
        return kept?.neighbor.map(\.isCompleted) ?? true
    }

    /// The container of a level makes an instance on the fast path, if another one has made one before.
    @Test(arguments: [true, false], [true, false])
    func anInstanceIsHandedOutOnceWhatItsFactoryReceivedIsCompleted(isOnFastPath: Bool, fails: Bool) throws {
        let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (isCycle, isFailing) = (Locked(false), Locked(fails))
        let container = Container.silent()
        container.forVisits.register(Node.self, name: "first") { resolver in
            let node = Node()
            if isCycle.withLock({ $0 }) {
                first.signal()
                second.wait()
                // The second thread has to wait before this one asks.
                Thread.sleep(forTimeInterval: 0.1)
                node.add(try resolver.require(Node.self, name: "second"))
            }
            node.complete()
            return node
        }
        .inObjectScope(.container)
        container.forVisits.register(Node.self, name: "second") { _ in Node() }
            .initCompleted { resolver, node in
                second.signal()
                first.wait()
                node.add(try resolver.require(Node.self, name: "first"))
                // What is made again need not wait.
                for _ in 0..<8 {
                    first.signal()
                    second.signal()
                }
                let isFirstToFail = isFailing.withLock { isFailing in
                    defer { isFailing = false }
                    return isFailing
                }
                if isFirstToFail { throw Failure() }
                node.complete()
            }
            .inObjectScope(.container)
        if isOnFastPath { _ = try container.visit(of: "Ann").require(Node.self, name: "first") }
        isCycle.withLock { $0 = true }

        let visit = container.visit(of: "Bob")
        let nodes = try concurrently(threads: 2) { thread in
            try? visit.require(Node.self, name: thread == 0 ? "first" : "second")
        }

        let node = try #require(nodes[0])
        #expect(node.neighbor?.isCompleted == true)
        #expect(node.neighbor?.neighbor === node)
        #expect(try visit.require(Node.self, name: "first") === node)
        #expect(try visit.require(Node.self, name: "second") === node.neighbor)
        #expect((nodes[1] == nil) == fails)
    }
}
