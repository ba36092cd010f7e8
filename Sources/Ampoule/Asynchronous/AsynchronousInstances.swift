import Synchronization

/// Runs the ``AsynchronousInstanceTable`` for all containers of the process.
///
/// One table serves them all, since a ring of waits may run through containers that know nothing of each other.
/// Its lock is held for a few dictionary operations only: never across a suspension, never while a factory, a
/// completion or a storage runs, and never to read an instance that is kept already.
enum AsynchronousInstances {
    private typealias Table = AsynchronousInstanceTable<
        AsynchronousPlace.Identity, AsynchronousMaker, Waiter, AnyShared
    >

    private static let table = Mutex(Table())

    /// The next step of a task that asks for an instance.
    enum Answer: Sendable {
        case make
        case makeAgain
        case take(AnyShared)
        /// The making has failed.
        case fail(Failure)
        /// The task was cancelled while it waited.
        case stop
        /// Someone else was at it and has given it up: look whether there is a kept instance, else ask again.
        case askAgain
    }

    /// Why the making of a shared instance has failed.
    struct Failure: Sendable {
        private let error: ResolutionError

        /// The request that the maker serves.
        private let request: AsynchronousRequest

        init(_ error: ResolutionError, of request: AsynchronousRequest) {
            self.error = error
            self.request = request
        }

        /// The error for a task that has come another way.
        func error(for other: AsynchronousRequest) -> ResolutionError {
            let path = request.path
            guard error.path.starts(with: path) else { return error }
            return ResolutionError(
                error.reason,
                key: error.key,
                path: other.path + error.path.dropFirst(path.count)
            )
        }
    }

    /// Asks for the instance of a place, and waits if another task is making it.
    nonisolated(nonsending) static func ask(
        _ place: AsynchronousPlace.Identity,
        as maker: AsynchronousMaker,
        inside makers: [AsynchronousMaker]
    ) async -> Answer {
        let waiter = Waiter()
        let (answer, releases) = table.withLock { $0.ask(place, as: maker, inside: makers, by: waiter) }
        for release in releases { release.waiter.wake(with: .take(release.instance)) }
        switch answer {
        case .make: return .make
        case .makeAgain: return .makeAgain
        case .take(let instance): return .take(instance)
        case .wait:
            return await withTaskCancellationHandler {
                await waiter.wait()
            } onCancel: {
                let waited = table.withLock { $0.stopWaiting(waiter, for: place) }
                if waited { waiter.wake(with: .stop) }
            }
        }
    }

    /// Tells that an instance was made.
    ///
    /// - Returns: Whether it is the one to complete and keep. If not, another was made before: ask for that.
    static func settle(
        _ instance: AnyShared,
        as place: AsynchronousPlace.Identity,
        by maker: AsynchronousMaker
    ) -> Bool {
        table.withLock { $0.settle(instance, as: place, by: maker) }
    }

    /// Tells that a maker is done with a place, and wakes those who waited for it.
    static func finish(_ place: AsynchronousPlace.Identity, by maker: AsynchronousMaker, _ answer: Answer) {
        let finished = table.withLock { $0.finish(place, by: maker) }
        for waiter in finished.waiting { waiter.wake(with: answer) }
    }
}

/// One run of the factory of a shared instance, as the table knows it.
typealias AsynchronousMaker = SerialNumber

extension AsynchronousInstances {
    /// A task that waits for a shared instance.
    private final class Waiter: Sendable, Hashable {
        private enum State: Sendable {
            case awake
            case waiting(UnsafeContinuation<Answer, Never>)
            case woken(Answer)
        }

        private let state = Mutex(State.awake)

        /// Suspends the task until it is woken, once.
        func wait() async -> Answer {
            await withUnsafeContinuation { continuation in
                let answer = state.withLock { state -> Answer? in
                    if case .woken(let answer) = state { return answer }
                    state = .waiting(continuation)
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        }

        func wake(with answer: Answer) {
            let continuation = state.withLock { state -> UnsafeContinuation<Answer, Never>? in
                if case .waiting(let continuation) = state { return continuation }
                state = .woken(answer)
                return nil
            }
            continuation?.resume(returning: answer)
        }

        static func == (left: Waiter, right: Waiter) -> Bool { left === right }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}
