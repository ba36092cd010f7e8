import Synchronization

/// Counts calls, on any thread.
final class Counter: Sendable {
    private let stored = Atomic<Int>(0)

    var count: Int { stored.load(ordering: .sequentiallyConsistent) }

    /// - Returns: The count with this call.
    @discardableResult
    func increment() -> Int {
        stored.add(1, ordering: .sequentiallyConsistent).newValue
    }
}
