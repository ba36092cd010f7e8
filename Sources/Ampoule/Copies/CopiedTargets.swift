import Synchronization

/// The copies of registrations that others forward to or decorate.
///
/// The copies of containers that substitute others share one, so that each target has one copy, whichever container is
/// copied first.
final class CopiedTargets: Sendable {
    private struct State: Sendable {
        /// The copies, by the serial numbers of the originals.
        var copies: [SerialNumber: Registration] = [:]

        /// The originals, by the serial numbers of the copies.
        var originals: [SerialNumber: Registration] = [:]
    }

    private let state = Mutex(State())

    /// The copy of a registration, if it was added.
    func copy(of original: Registration) -> Registration? {
        state.withLock { $0.copies[original.serialNumber] }
    }

    /// The registration that one was copied from, if the copy was added.
    func original(of copy: Registration) -> Registration? {
        state.withLock { $0.originals[copy.serialNumber] }
    }

    /// Adds the copy of a registration, unless another thread has added one.
    ///
    /// - Returns: The copy that counts.
    func add(_ copy: Registration, of original: Registration) -> Registration {
        state.withLock { state in
            if let known = state.copies[original.serialNumber] { return known }
            state.copies[original.serialNumber] = copy
            state.originals[copy.serialNumber] = original
            return copy
        }
    }
}
