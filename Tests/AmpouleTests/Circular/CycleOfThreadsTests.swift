import Ampoule
import Foundation
import TestSupport
import Testing

/// A cycle that two threads make together, of which a completion fails.
struct CycleOfThreadsTests {
    private final class Node: Sendable {
        private let neighbor = Locked<Node?>(nil)
        private let completed = Locked(false)

        func hold(_ node: Node?) { neighbor.withLock { $0 = node } }
        func complete() { completed.withLock { $0 = true } }

        var isCompleted: Bool { completed.withLock { $0 } }
        var held: Node? { neighbor.withLock { $0 } }
    }

    private struct Failure: Error {}

    /// A thread that closes the cycle receives the incomplete instance of the other one, and keeps what holds it.
    @Test func whatHoldsAnInstanceWhoseCompletionFailedIsDropped() throws {
        var isDroppedWithIt = true
        // The first thread has to wait before the second one asks, which takes longer on a busy machine.
        var patience = 0.01
        while isDroppedWithIt, patience < 3 {
            isDroppedWithIt = try Self.holderIsDropped(patience: patience)
            patience *= 2
        }

        withKnownIssue("The instances of a cycle that several threads make together are published one by one")
        {
            #expect(isDroppedWithIt)
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
                node.hold(try? resolver.require(Node.self, name: "second"))
                throw Failure()
            }
            .inObjectScope(.container)
        container.register(Node.self, name: "second") { _ in Node() }
            .initCompleted { resolver, node in
                second.signal()
                first.wait()
                Thread.sleep(forTimeInterval: patience)
                node.hold(try? resolver.require(Node.self, name: "first"))
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
        return kept?.held.map(\.isCompleted) ?? true
    }
}
