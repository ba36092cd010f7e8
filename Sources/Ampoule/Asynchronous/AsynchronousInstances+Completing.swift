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

        init(
            _ instance: AnyShared,
            of slot: InstanceSlot,
            by maker: AsynchronousMaker,
            isSameForAll: Bool,
            note: @escaping @Sendable () throws(Refusal) -> Void,
            publish: @escaping @Sendable () -> Void
        ) {
            (self.slot, self.maker, self.instance) = (slot, maker, instance)
            self.isSameForAll = isSameForAll
            self.note = note
            self.publish = publish
        }

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
