import Dispatch
import Synchronization

/// The storage of a registration in a custom scope.
///
/// The slot has an identity of its own, since a scope may give one storage to registrations of different services.
///
/// The storage belongs to the user, so a reset can't replace it. Instead, the slot counts the resets, and stores an instance only
/// if there was none since its making began.
final class CustomSlot: Sendable {
    let storage: any InstanceStorage

    private let resetCount = Mutex(0)

    /// Entered while a thread stores an instance.
    private let storing = DispatchGroup()

    init(_ storage: any InstanceStorage) {
        self.storage = storage
    }

    /// Identifies the instance until the next reset.
    var current: InstanceSlot { slot(after: resetCount.withLock { $0 }) }

    private func slot(after resetCount: Int) -> InstanceSlot {
        .custom(ObjectIdentifier(self), resetCount: resetCount)
    }

    /// Stores an instance, unless there was a reset since its making began.
    ///
    /// - Parameters:
    ///   - instance: The instance.
    ///   - graph: The object graph that it was made in.
    ///   - slot: The ``current`` slot from before it was made.
    func publish(_ instance: Any, inGraph graph: GraphIdentifier, in slot: InstanceSlot) {
        let isCurrent = resetCount.withLock { resetCount in
            guard slot == self.slot(after: resetCount) else { return false }
            storing.enter()
            return true
        }
        guard isCurrent else { return }
        Self.callingStorage { storage.setInstance(instance, inGraph: graph) }
        // A reset by the storage itself does not wait.
        if current != slot { storage.instance = nil }
        storing.leave()
    }

    /// Discards the stored instance, and what is being made.
    ///
    /// It waits for the threads that are storing an instance, which do so without a lock, since the storage is user code.
    func reset() {
        resetCount.withLock { $0 += 1 }
        if Self.caller.value == nil { storing.wait() }
        storage.instance = nil
    }

    /// Set on a thread that stores an instance.
    private static let caller = ThreadLocalPointer { _ in }

    private static func callingStorage(_ body: () -> Void) {
        let outer = caller.value
        caller.value = UnsafeMutableRawPointer(bitPattern: 1)
        defer { caller.value = outer }
        body()
    }
}
