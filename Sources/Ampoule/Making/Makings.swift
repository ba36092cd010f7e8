/// Runs the ``InstanceTable`` of all threads and tasks that make shared instances, in all containers of the process.
///
/// One table serves all containers, since a cycle of waits may run through unrelated ones. Its lock is held for a few
/// dictionary operations only: never across a suspension, never while user code runs (a factory, a completion or a storage),
/// and never to read a published instance.
///
/// A thread and a task do the same: each run of a factory is a maker, and each wait has a ``Waiter``. Only how they wait
/// differs, so the functions here return a waiter, which the caller waits with.
enum Makings {
    typealias Table = InstanceTable<InstanceSlot, Maker, Waiter, Shared>

    /// One run of a factory.
    typealias Maker = SerialNumber

    struct State: Sendable {
        var table = Table()

        /// The pending instances, by their makers, with their places in the order of completion.
        private var publications: [Maker: (publication: Publication, place: Int)] = [:]

        private var completedCount = 0

        /// Whether a maker holds no other instance, so that it publishes its own alone.
        func isAlone(_ maker: Maker) -> Bool {
            table.holders.isEmpty
                || table.holders.slots(heldBy: maker).isEmpty && !table.holders.isFailing(maker)
        }

        /// Records a pending instance.
        mutating func add(_ publication: Publication) {
            completedCount += 1
            publications[publication.maker] = (publication, completedCount)
        }

        /// The publications of a group, in the order in which they were completed.
        mutating func take(_ group: [(maker: Maker, slot: InstanceSlot)]) -> [Publication] {
            group.compactMap { publications.removeValue(forKey: $0.maker) }
                .sorted(by: \.place).map(\.publication)
        }

        /// Forgets the pending instance of a maker.
        mutating func removePublication(of maker: Maker) -> Publication? {
            publications.removeValue(forKey: maker)?.publication
        }
    }

    static let state = Mutex(State())

    /// Asks for the instance of a slot.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - maker: The maker that makes the instance if the answer is ``InstanceTable/Answer/make`` or
    ///     ``InstanceTable/Answer/makeAgain``.
    ///   - asker: The makers around the request; asked only if the slot has a maker.
    static func ask(_ slot: InstanceSlot, as maker: Maker, inside asker: some MakingAsker) -> Table.Answer {
        let (answer, releases) = state.withLock { state in
            state.table.ask(
                slot,
                as: maker,
                inside: asker.makers,
                by: Waiter(),
                receivers: asker.receivers
            )
        }
        wake(releases)
        return answer
    }

    static func wake(_ releases: [Table.Release]) {
        for release in releases { release.waiter.wake(with: .take(release.instance)) }
    }

    /// The outcome of a commit.
    enum Commit {
        /// Another instance is published.
        case superseded(by: Shared)

        /// Another instance was committed before: ask for it.
        case rejected

        /// Complete the instance, and publish it.
        ///
        /// - Parameter isAlone: Whether the maker holds no other instance, so that one without completions can be published at once.
        case committed(isAlone: Bool)
    }

    /// Commits an instance to a slot, unless another one was committed or published before.
    ///
    /// - Parameter published: Returns the published instance.
    static func commit(
        _ instance: Shared,
        to slot: InstanceSlot,
        by maker: Maker,
        published: () -> Shared?
    ) -> Commit {
        if let other = published() { return .superseded(by: other) }
        let commit = state.withLock { state -> Commit in
            guard state.table.commit(instance, to: slot, by: maker) else { return .rejected }
            return .committed(isAlone: state.isAlone(maker))
        }
        if case .rejected = commit { return commit }
        // Another maker may have published an instance, and left the slot, since the check above.
        return published().map { .superseded(by: $0) } ?? commit
    }

    /// Suspends the task until the waiter is woken, or the task is cancelled.
    ///
    /// - Parameter slot: The slot whose instance the task waits for.
    nonisolated(nonsending) static func suspend(_ waiter: Waiter, waitingFor slot: InstanceSlot) async
        -> Waiter.Answer
    {
        await withTaskCancellationHandler {
            await waiter.suspend()
        } onCancel: {
            let waited = state.withLock { $0.table.stopWaiting(waiter, for: slot) }
            if waited { waiter.wake(with: .stop) }
        }
    }

    /// Ends a maker that has no slot, but may have received an incomplete instance.
    static func forget(_ maker: Maker) {
        state.withLock { $0.table.holders.remove(maker) }
    }
}

/// A request, as the table sees it: the makers around it, and those whose instances may hold what it receives.
protocol MakingAsker {
    var makers: [Makings.Maker] { get }
    var receivers: Makings.Table.Receivers { get }
}
