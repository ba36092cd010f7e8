import Synchronization

/// A wait for the end of closing or for a limit, whichever comes first.
final class ClosingRace: Sendable {
    enum Outcome: Sendable {
        case closed([ClosingError.Failure])
        case timeIsUp
    }

    private let continuation: Mutex<CheckedContinuation<Outcome, Never>?>

    init(_ continuation: CheckedContinuation<Outcome, Never>) {
        self.continuation = Mutex(continuation)
    }

    /// Ends the wait, unless it has ended.
    ///
    /// - Returns: Whether the outcome is that of the wait.
    @discardableResult
    func end(with outcome: Outcome) -> Bool {
        let waiting = continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(returning: outcome)
        return waiting != nil
    }
}
