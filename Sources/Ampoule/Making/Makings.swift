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

        /// The pending instances, in the order in which they were completed.
        var publications: [Publication] = []

        /// Whether a maker holds no other instance, so that it publishes its own alone.
        func isAlone(_ maker: Maker) -> Bool {
            table.holders.isEmpty
                || table.holders.slots(heldBy: maker).isEmpty && !table.holders.isFailing(maker)
        }

        /// Removes the publications of pending instances, in the order in which they were completed.
        mutating func take(_ makers: Set<Maker>) -> [Publication] {
            defer { publications.removeAll { makers.contains($0.maker) } }
            return publications.filter { makers.contains($0.maker) }
        }

        /// A group that only waited for instances that have been published.
        mutating func nextGroup() -> [Publication] {
            table.holders.isEmpty ? [] : take(table.nextGroup())
        }
    }

    static let state = Mutex(State())

    /// Asks for the instance of a slot.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - maker: The maker that makes the instance if the answer is ``InstanceTable/Answer/make`` or
    ///     ``InstanceTable/Answer/makeAgain``.
    ///   - surroundings: The makers around the request; asked for only if the slot has a maker.
    static func ask(
        _ slot: InstanceSlot,
        as maker: Maker,
        inside surroundings: @autoclosure () -> Table.Surroundings
    ) -> Table.Answer {
        let (answer, releases) = state.withLock { state in
            state.table.ask(slot, as: maker, inside: surroundings(), by: Waiter())
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

/// Publishes the instances of a cycle together, or none of them if a completion fails.
///
/// An instance that holds an incomplete one is *pending* until all completions of the cycle have run. The last of the makers
/// publishes the group. See `InstanceTable+Holders.swift` for what an instance holds.
extension Makings {
    /// A completed instance, which may be published with others, by another thread or task.
    struct Publication: Sendable {
        let slot: InstanceSlot
        let maker: Maker
        let instance: Shared

        /// Whether every request gets the instance, so that those that wait need not look for it.
        let isSameForAll: Bool

        /// Notes the instance if the container has to close it; throws if the container was closed meanwhile.
        let note: @Sendable () throws(Refusal) -> Void

        /// Publishes the instance.
        let publish: @Sendable () -> Void

        /// The waiter of the request that made the instance.
        let waiter = Waiter()
    }

    /// Publishes a completed instance, with those that hold it, once all that it holds is completed.
    ///
    /// - Parameters:
    ///   - publication: The instance.
    ///   - surroundings: The makers around the request that made it; asked for only if the maker holds other instances.
    /// - Returns: The next step of the maker. What is to be published is, and a slot to leave was left.
    /// - Throws: ``Refusal`` if a container was closed meanwhile. The slot is still that of the maker.
    static func complete(
        _ publication: Publication,
        inside surroundings: @autoclosure () -> Table.Surroundings
    ) throws(Refusal) -> Table.Completion {
        let (completion, group, releases) = state.withLock {
            state -> (Table.Completion, [Publication], [Table.Release]) in
            if state.isAlone(publication.maker) { return (.take, [publication], []) }
            state.publications.append(publication)
            let (completion, releases) = state.table.complete(
                publication.slot,
                by: publication.maker,
                inside: surroundings(),
                as: publication.waiter
            )
            guard case .publish(let group) = completion else { return (completion, [], releases) }
            return (completion, state.take(group), releases)
        }
        wake(releases)
        if !group.isEmpty { try publish(group, with: publication.maker) }
        if case .drop = completion { drop(publication) }
        return completion
    }

    /// Ends the making of a slot whose instance is published, and wakes those that wait for it.
    ///
    /// - Parameter answer: Returns the answer to a waiter.
    static func finish(_ slot: InstanceSlot, by maker: Maker, _ answer: (Waiter) -> Waiter.Answer) {
        // The instance is released after unlocking, since its deinitializer is user code.
        let (finished, next) = state.withLock { state in
            (state.table.finish(slot, by: maker), state.nextGroup())
        }
        for waiter in finished.waiting { waiter.wake(with: answer(waiter)) }
        publish(waiting: next)
    }

    /// Ends the making of a slot whose instance is not published, and wakes those that wait with an answer.
    ///
    /// Pending instances that hold the one of the slot are dropped.
    static func end(_ slot: InstanceSlot, by maker: Maker, _ answer: Waiter.Answer) {
        // The instances and the publications are released after unlocking, since their deinitializers are user code.
        let failed = state.withLock { state in
            let failed = state.table.fail(slot, by: maker)
            return (makings: failed, publications: state.take(Set(failed.map(\.maker))))
        }
        for ended in failed.makings {
            for waiter in ended.waiting { waiter.wake(with: ended.maker == maker ? answer : .askAgain) }
        }
    }

    // MARK: - Groups

    /// Publishes a group, and then those that only waited for it.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - maker: The maker whose slot the caller ends if an error is thrown; `nil` if the group only waited for others.
    /// - Throws: ``Refusal`` if a container was closed meanwhile. Nothing of the group is published then.
    private static func publish(_ group: [Publication], with maker: Maker? = nil) throws(Refusal) {
        do throws(Refusal) {
            for publication in group { try publication.note() }
        } catch {
            for publication in group where publication.maker != maker { drop(publication) }
            throw error
        }
        for publication in group { publication.publish() }
        for publication in group {
            finish(publication.slot, by: publication.maker) { waiter in
                let takesInstance = publication.isSameForAll || waiter == publication.waiter
                return takesInstance ? .take(publication.instance) : .askAgain
            }
        }
    }

    /// Publishes a group that only waited for others, and those that waited for it.
    private static func publish(waiting group: [Publication]) {
        guard !group.isEmpty else { return }
        if (try? publish(group)) == nil { publish(waiting: state.withLock { $0.nextGroup() }) }
    }

    private static func drop(_ publication: Publication) {
        end(publication.slot, by: publication.maker, .askAgain)
    }
}
