import Synchronization

/// Counts calls, on any thread.
package final class Counter: Sendable {
    private let stored = Atomic<Int>(0)

    package init() {}

    package var count: Int { stored.load(ordering: .sequentiallyConsistent) }

    /// - Returns: The count with this call.
    @discardableResult
    package func increment() -> Int { stored.add(1, ordering: .sequentiallyConsistent).newValue }
}
