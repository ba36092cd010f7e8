import Synchronization

/// The copies of registrations that others forward to or decorate.
///
/// The copies of containers that substitute others share one, so that each target has one copy, whichever container is
/// copied first. It owns none of them: a substitute that outlives its substitution keeps only what it has registered.
final class CopiedTargets: Sendable {
    private struct State: Sendable {
        /// The copies, by the serial numbers of the originals.
        var copies: [SerialNumber: WeakReference] = [:]

        /// The originals, by the serial numbers of the copies.
        var originals: [SerialNumber: WeakReference] = [:]

        func registration(_ reference: WeakReference?) -> Registration? {
            reference?.object as? Registration
        }
    }

    private let state = Mutex(State())

    /// The copy of a registration, if it was added.
    func copy(of original: Registration) -> Registration? {
        state.withLock { $0.registration($0.copies[original.serialNumber]) }
    }

    /// The registration that one was copied from, if the copy was added.
    func original(of copy: Registration) -> Registration? {
        state.withLock { $0.registration($0.originals[copy.serialNumber]) }
    }

    /// Adds the copy of a registration, unless another thread has added one.
    ///
    /// - Returns: The copy that counts.
    func add(_ copy: Registration, of original: Registration) -> Registration {
        state.withLock { state in
            if let known = state.registration(state.copies[original.serialNumber]) { return known }
            state.copies[original.serialNumber] = WeakReference(copy)
            state.originals[copy.serialNumber] = WeakReference(original)
            return copy
        }
    }
}
