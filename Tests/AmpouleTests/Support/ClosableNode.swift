import Ampoule
import TestSupport

/// A component of a cycle, which has to be closed.
final class ClosableNode: Closable {
    /// How the second component of a cycle holds the first one.
    enum Holding: CaseIterable {
        case initializer, property, propertyOfAnother
    }

    private let stored: Locked<[ClosableNode]>
    private let completed = Locked(false)
    private let closed: Counter?

    init(holding neighbors: ClosableNode..., closed: Counter? = nil) {
        stored = Locked(neighbors)
        self.closed = closed
    }

    var neighbors: [ClosableNode] { stored.withLock { $0 } }
    var isCompleted: Bool { completed.withLock { $0 } }

    func add(_ node: ClosableNode) { stored.withLock { $0.append(node) } }
    func complete() { completed.withLock { $0 = true } }
    func close() { closed?.increment() }
}
