import Dispatch

/// A thread or a task that waits, once, for a shared instance.
///
/// The answer passes through the lock, not through the continuation: if the task is resumed before it has suspended, the
/// runtime goes on without an operation that Thread Sanitizer sees, and the answer would look like a data race.
final class Waiter: Sendable {
    /// The next step of a request that has waited.
    enum Answer: Sendable {
        case take(Shared)
        /// The factory or a completion has failed, for a request that a resolution path leads to.
        case fail(ResolutionError, path: [RegistrationKey])
        /// The task was cancelled while it waited.
        case stop
        /// Read the cache, then ask again: the maker has given up, or its instance isn't the one that every request gets.
        case askAgain
    }

    private struct State: Sendable {
        var answer: Answer?

        /// Resumes the thread or the task, once it waits.
        var resume: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// The answer, once the waiter was woken.
    private var answer: Answer? { state.withLock { $0.answer } }

    /// Blocks the thread until another one wakes it.
    func block() -> Answer {
        let semaphore = DispatchSemaphore(value: 0)
        while true {
            if let answer { return answer }
            if wait(resumingBy: { semaphore.signal() }) { semaphore.wait() }
        }
    }

    /// Suspends the task until another one wakes it.
    nonisolated(nonsending) func suspend() async -> Answer {
        while true {
            if let answer { return answer }
            await withCheckedContinuation { continuation in
                if !wait(resumingBy: { continuation.resume() }) { continuation.resume() }
            }
        }
    }

    /// Begins to wait, unless the waiter was woken.
    private func wait(resumingBy resume: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            if state.answer == nil { state.resume = resume }
            return state.answer == nil
        }
    }

    /// Wakes the waiter, which was not woken before.
    func wake(with answer: Answer) {
        state.withLock { exchange(&$0, with: State(answer: answer)) }.resume?()
    }
}

extension Waiter: Hashable {
    static func == (left: Waiter, right: Waiter) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension ResolutionError {
    /// The error of a request, for a request that another resolution path leads to.
    func onPath(_ other: [RegistrationKey], insteadOf own: [RegistrationKey]) -> ResolutionError {
        path.starts(with: own) ? onPath(other + path.dropFirst(own.count)) : self
    }
}
