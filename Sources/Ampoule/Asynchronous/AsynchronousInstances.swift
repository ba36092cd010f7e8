import Synchronization

/// The ``InstanceTable`` of all tasks that make shared instances, in all containers of the process.
///
/// One table serves all containers, because a cycle of waits may span unrelated ones. The lock is held for a few
/// dictionary operations only: never across a suspension, never while user code runs (a factory, a completion or a
/// storage), and never to read a published instance.
enum AsynchronousInstances {
    typealias Groups = InstanceGroups<Publication>
    typealias Table = Groups.Table

    static let groups = Mutex(Groups())

    /// The next step of a task that asks for an instance.
    enum Answer: Sendable {
        case make
        case makeAgain
        case take(AnyShared)
        /// The factory or a completion has failed.
        case fail(Failure)
        /// The task was cancelled while it waited.
        case stop
        /// Read the cache, then ask again: the maker that the task waited for has given up.
        case askAgain
    }

    /// The reason why making a shared instance failed.
    struct Failure: Sendable {
        let error: ResolutionError

        /// The resolution path to the request that the maker serves.
        let path: [RegistrationKey]

        /// Makes the error for a task that has another resolution path.
        func error(requestedBy other: [RegistrationKey]) -> ResolutionError {
            guard error.path.starts(with: path) else { return error }
            return error.onPath(other + error.path.dropFirst(path.count))
        }
    }

    /// Requests the instance of a slot, and waits if another task makes it.
    nonisolated(nonsending) static func ask(
        _ slot: InstanceSlot,
        as maker: AsynchronousMaker,
        inside caller: AsynchronousFrame?
    ) async -> Answer {
        let waiter = Waiter()
        let makers = caller?.makers ?? []
        let (answer, releases) = groups.withLock {
            $0.table.ask(slot, as: maker, inside: makers, by: waiter, receivers: receivers(caller))
        }
        wake(releases)
        switch answer {
        case .make: return .make
        case .makeAgain: return .makeAgain
        case .take(let instance): return .take(instance)
        case .wait: return await wait(waiter, for: slot)
        }
    }

    nonisolated(nonsending) static func wait(_ waiter: Waiter, for slot: InstanceSlot) async -> Answer {
        await withTaskCancellationHandler {
            await waiter.wait()
        } onCancel: {
            let waited = groups.withLock { $0.table.stopWaiting(waiter, for: slot) }
            if waited { waiter.wake(with: .stop) }
        }
    }

    static func wake(_ releases: [Table.Release]) {
        for release in releases { release.waiter.wake(with: .take(release.instance)) }
    }

    /// The makers whose instances may hold what a frame receives.
    static func receivers(_ caller: AsynchronousFrame?) -> Table.Receivers {
        var receivers = Table.Receivers()
        guard let caller else { return receivers }
        for frame in caller.waitingLineage {
            guard let maker = frame.maker else { continue }
            if let slot = frame.completingSlot {
                receivers.completing = Table.Receivers.Completing(maker: maker, slot: slot)
                break
            }
            receivers.making.append(maker)
        }
        return receivers
    }

    /// Commits an instance to a slot, unless another instance was committed before.
    ///
    /// - Returns: Whether the instance was committed. If so, complete and publish it; if not, request the other one.
    static func commit(
        _ instance: AnyShared,
        to slot: InstanceSlot,
        by maker: AsynchronousMaker
    ) -> Bool {
        groups.withLock { $0.table.commit(instance, to: slot, by: maker) }
    }
}

extension AsynchronousInstances {
    /// A task that waits for a shared instance.
    ///
    /// The answer passes through the lock, not through the continuation: if the task is resumed before it has suspended,
    /// the runtime goes on without an operation that Thread Sanitizer sees, and the answer would look like a data race.
    final class Waiter: Sendable, Hashable {
        private enum State: Sendable {
            case awake
            case waiting(UnsafeContinuation<Void, Never>)
            case woken(Answer)
        }

        private let state = Mutex(State.awake)

        /// Suspends the task once, until another task wakes it.
        func wait() async -> Answer {
            while true {
                let answer = state.withLock { state -> Answer? in
                    if case .woken(let answer) = state { answer } else { nil }
                }
                if let answer { return answer }
                await withUnsafeContinuation { continuation in
                    let isWoken = state.withLock { state in
                        if case .woken = state { return true }
                        state = .waiting(continuation)
                        return false
                    }
                    if isWoken { continuation.resume() }
                }
            }
        }

        func wake(with answer: Answer) {
            let continuation = state.withLock { state -> UnsafeContinuation<Void, Never>? in
                let former = exchange(&state, with: .woken(answer))
                return if case .waiting(let continuation) = former { continuation } else { nil }
            }
            continuation?.resume()
        }

        static func == (left: Waiter, right: Waiter) -> Bool { left === right }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}

/// Publishes asynchronous instances: those of a cycle together, or none of them if a completion fails.
extension AsynchronousInstances {
    /// Ends making the instance of a slot without publishing it, and wakes the waiting tasks with an answer.
    ///
    /// Pending instances that hold the one of the slot are dropped.
    static func end(_ slot: InstanceSlot, by maker: AsynchronousMaker, _ answer: Answer) {
        for ended in groups.withLock({ $0.fail(slot, by: maker) }) {
            for waiter in ended.waiting { waiter.wake(with: ended.maker == maker ? answer : .askAgain) }
        }
    }

    /// A completed instance, which may be published with others.
    struct Publication: GroupedPublication {
        let slot: InstanceSlot
        let maker: AsynchronousMaker
        let instance: AnyShared

        /// Whether every request gets the instance, so that waiting tasks need not look for it.
        let isSameForAll: Bool

        let note: @Sendable () throws(Refusal) -> Void
        let publish: @Sendable () -> Void
        let waiter = AsynchronousInstances.Waiter()

        func wakeAfterPublishing(_ waiter: Waiter) {
            waiter.wake(with: isSameForAll || waiter == self.waiter ? .take(instance) : .askAgain)
        }

        static func wakeAfterDropping(_ waiter: Waiter) {
            waiter.wake(with: .askAgain)
        }
    }

    /// Publishes a completed instance, with those that hold it, or waits until other completions have run.
    ///
    /// - Returns: ``Answer/take(_:)`` with the instance, which is published, or belongs to a cycle with the request;
    ///   ``Answer/askAgain`` if it was dropped; ``Answer/stop`` if the task was cancelled while it waited.
    /// - Throws: ``Refusal`` if a container was closed meanwhile. The slot is still that of the maker.
    nonisolated(nonsending) static func complete(
        _ publication: Publication,
        inside caller: AsynchronousFrame?
    ) async throws(Refusal) -> Answer {
        let makers = caller?.makers ?? []
        let (completion, releases) = groups.withLock {
            $0.complete(publication, inside: makers, receivers(caller))
        }
        wake(releases)
        switch completion {
        case .publish(let group):
            try Groups.publish(group, with: publication.maker, in: groups)
            return .take(publication.instance)
        case .take: return .take(publication.instance)
        case .wait: return await wait(publication.waiter, for: publication.slot)
        case .drop:
            end(publication.slot, by: publication.maker, .askAgain)
            return .askAgain
        }
    }
}
