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
    ///   - asker: The makers around the request that made it.
    /// - Returns: The next step of the maker. What is to be published is, and a slot to leave was left.
    /// - Throws: ``Refusal`` if a container was closed meanwhile. The slot is still that of the maker.
    static func complete(
        _ publication: Publication,
        inside asker: some MakingAsker
    ) throws(Refusal) -> Table.Completion {
        let (completion, group, releases) = state.withLock { state in
            state.complete(publication, inside: asker)
        }
        wake(releases)
        if !group.isEmpty { try publish(group, with: publication.maker) }
        if case .drop = completion { drop(publication) }
        return completion
    }

    /// Ends the making of a slot whose instance is published, and wakes those that wait for it.
    static func finish(_ slot: InstanceSlot, by maker: Maker, _ answer: Waiter.Answer) {
        let (finished, next) = state.withLock { state in
            let finished = state.table.finish(slot, by: maker)
            return (finished, state.table.holders.isEmpty ? [] : state.nextGroup())
        }
        for waiter in finished.waiting { waiter.wake(with: answer) }
        if !next.isEmpty { publish(waiting: next) }
    }

    /// Ends the making of a slot whose instance is not published, and wakes those that wait with an answer.
    ///
    /// Pending instances that hold the one of the slot are dropped.
    static func end(_ slot: InstanceSlot, by maker: Maker, _ answer: Waiter.Answer) {
        for ended in state.withLock({ $0.fail(slot, by: maker) }) {
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
        let (finished, next) = state.withLock { $0.finish(group) }
        for (publication, waiting, _) in finished {
            for waiter in waiting { waiter.wake(with: publication.answer(to: waiter)) }
        }
        publish(waiting: next)
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

extension Makings.Publication {
    fileprivate func answer(to waiter: Waiter) -> Waiter.Answer {
        isSameForAll || waiter == self.waiter ? .take(instance) : .askAgain
    }
}

extension Makings.State {
    /// The end of a making.
    struct Ended {
        let maker: Makings.Maker
        let waiting: [Waiter]

        /// The released instance and publication, whose deinitializers are user code: they run outside of the lock.
        fileprivate let released: (Shared?, Makings.Publication?)
    }

    /// Records that an instance is completed, and decides when it is published.
    ///
    /// - Returns: The next step of its maker, the group to publish, and the waiters to wake.
    fileprivate mutating func complete(
        _ publication: Makings.Publication,
        inside asker: some MakingAsker
    ) -> (
        completion: Makings.Table.Completion, group: [Makings.Publication], releases: [Makings.Table.Release]
    ) {
        if isAlone(publication.maker) { return (.take, [publication], []) }
        add(publication)
        let (completion, releases) = table.complete(
            publication.slot,
            by: publication.maker,
            inside: asker.makers,
            as: publication.waiter,
            receivers: asker.receivers
        )
        guard case .publish(let group) = completion else { return (completion, [], releases) }
        return (completion, take(group), releases)
    }

    /// Ends the making of a slot whose instance is not published, and of the pending instances that hold it.
    fileprivate mutating func fail(_ slot: InstanceSlot, by maker: Makings.Maker) -> [Ended] {
        table.fail(slot, by: maker).map { ended in
            let publication = removePublication(of: ended.maker)
            return Ended(maker: ended.maker, waiting: ended.waiting, released: (ended.instance, publication))
        }
    }

    /// Ends the makings of a published group.
    ///
    /// - Returns: The waiters to wake, and a group that only waited for this one.
    fileprivate mutating func finish(
        _ group: [Makings.Publication]
    ) -> (finished: [(Makings.Publication, [Waiter], Shared?)], next: [Makings.Publication]) {
        let finished = group.map { publication in
            let (waiting, instance) = table.finish(publication.slot, by: publication.maker)
            return (publication, waiting, instance)
        }
        return (finished, table.holders.isEmpty ? [] : nextGroup())
    }

    /// A group that only waited for instances that have been published.
    fileprivate mutating func nextGroup() -> [Makings.Publication] {
        take(table.nextGroup())
    }
}
