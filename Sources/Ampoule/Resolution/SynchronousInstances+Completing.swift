/// Publishes the instances of a cycle that several threads make: together, or none of them if a completion fails.
///
/// A thread keeps the instances of its own cycles together by itself; see `ResolutionContext+Completing.swift`. The table knows
/// only those that hold an incomplete instance of another thread. For each of them a maker of its own takes over the slot from
/// the thread, which waits for the group, or goes on if waiting would close a cycle.
extension SynchronousInstances {
    /// A completed instance that holds one of another thread.
    struct Publication: GroupedPublication {
        let slot: InstanceSlot
        let maker = SynchronousInstances.Maker()
        let waiter: Thread
        let note: @Sendable () throws(Refusal) -> Void
        let publish: @Sendable () -> Void

        func wakeAfterPublishing(_ waiter: Thread) {
            waiter.wake(with: waiter == self.waiter ? .published : .ended)
        }

        static func wakeAfterDropping(_ waiter: Thread) {
            waiter.wake(with: .ended)
        }
    }

    /// The outcome of publishing instances that were completed together.
    enum Outcome {
        case published
        /// They are published later, and the request receives them: it belongs to the cycle.
        case received
        /// A completion of the cycle has failed.
        case dropped
    }

    /// Publishes instances that a thread has completed, once all that they hold is completed.
    ///
    /// - Parameters:
    ///   - publications: The instances, which hold each other; the last one is that of the request.
    ///   - holders: Stand for what they hold of other threads.
    ///   - receiver: Stands for what the request is for, if the outcome is ``Outcome/received``.
    ///   - thread: The thread, which has committed the instances to their slots.
    /// - Throws: ``Refusal`` if a container was closed meanwhile. All are dropped then.
    static func complete(
        _ publications: [Publication],
        holding holders: [Holder],
        receiver: Holder,
        by thread: Thread
    ) throws(Refusal) -> Outcome {
        let last = publications[publications.count - 1]
        let (completion, releases) = groups.withLock {
            $0.complete(publications, holding: holders, receiver: receiver, by: thread)
        }
        wake(releases)
        switch completion {
        case .publish(let group):
            do throws(Refusal) {
                try Groups.publish(group, with: last.maker, in: groups)
            } catch {
                fail(last.slot, by: last.maker)
                throw error
            }
            return .published
        case .take: return .received
        case .wait:
            switch thread.sleep() {
            case .published: return .published
            case .received: return .received
            case .ended: return .dropped
            }
        case .drop:
            for publication in publications { fail(publication.slot, by: publication.maker) }
            return .dropped
        }
    }

    /// Ends the making of a slot whose instance is not published, and drops what holds it.
    static func fail(_ slot: InstanceSlot, by maker: Maker) {
        for ended in groups.withLock({ $0.fail(slot, by: maker) }) {
            for waiter in ended.waiting { waiter.wake(with: .ended) }
        }
    }

    /// Forgets what has received incomplete instances.
    static func forget(_ holders: [Holder]) {
        groups.withLock { groups in
            for holder in holders { groups.table.holders.remove(holder) }
        }
    }

    /// Whether a slot has a committed instance that is not published.
    static func hasIncompleteInstance(_ slot: InstanceSlot) -> Bool {
        groups.withLock { $0.table.makings[slot]?.incomplete != nil }
    }
}

extension InstanceGroups<SynchronousInstances.Publication> {
    /// Has the slots of completed instances made by makers of their own, each of which holds the others and what they hold.
    fileprivate mutating func complete(
        _ publications: [Publication],
        holding holders: [SynchronousInstances.Holder],
        receiver: SynchronousInstances.Holder,
        by thread: SynchronousInstances.Thread
    ) -> (completion: Completion, releases: [Table.Release]) {
        var held = Set(publications.map(\.slot))
        var isDropped = false
        for holder in holders {
            if table.holders.isFailing(holder) { isDropped = true }
            held.formUnion(table.holders.slots(heldBy: holder))
            table.holders.remove(holder)
        }
        for publication in publications {
            table.makings[publication.slot]?.maker = publication.maker
            for slot in held where slot != publication.slot {
                table.holders.note(slot, heldBy: publication.maker)
            }
        }
        if isDropped { return (.drop, []) }
        for publication in publications.dropLast() {
            add(publication)
            table.holders.setPending(publication.slot, of: publication.maker)
        }
        return complete(
            publications[publications.count - 1],
            inside: CollectionOfOne(thread),
            Table.Receivers(making: [receiver])
        )
    }
}
