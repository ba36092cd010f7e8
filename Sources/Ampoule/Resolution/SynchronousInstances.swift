import Dispatch
import Synchronization

/// Runs an ``InstanceTable`` for the threads that make shared instances, in all containers of the process.
///
/// One table serves all containers, since a cycle of waits may run through unrelated ones. Its lock is held for a
/// few dictionary operations only: never while a factory, a completion or a storage runs, and never to read a
/// published instance.
enum SynchronousInstances {
    typealias Groups = InstanceGroups<Publication>

    static let groups = Mutex(Groups())

    /// The next step of a thread that asks for an instance.
    enum Answer {
        case make
        case makeAgain
        /// Take this instance, whose completions run.
        case take(Incomplete)
        /// Look for a published instance, then ask again: the maker that the thread waited for has ended.
        case askAgain
    }

    /// An instance whose completions run.
    struct Incomplete {
        let instance: AnyShared

        /// Stands in the table for what receives the instance, unless the thread itself completes it.
        let holder: Holder?
    }

    /// Asks for the instance of a slot, and waits while another thread makes it.
    static func ask(_ slot: InstanceSlot, by thread: Thread) -> Answer {
        var holder: Holder?
        let (answer, releases) = groups.withLock { groups in
            // A new maker only if the slot has one, which is rare.
            let outcome = groups.table.ask(
                slot,
                as: thread,
                inside: CollectionOfOne(thread),
                by: thread,
                receivers: receivers(&holder)
            )
            if let received = holder, groups.table.makings[slot]?.maker == thread {
                groups.table.holders.remove(received)
                holder = nil
            }
            return outcome
        }
        wake(releases)
        switch answer {
        case .make: return .make
        case .makeAgain: return .makeAgain
        case .take(let instance): return .take(Incomplete(instance: instance, holder: holder))
        case .wait:
            guard case .received(let instance) = thread.sleep() else { return .askAgain }
            return .take(Incomplete(instance: instance, holder: holder))
        }
    }

    private static func receivers(_ holder: inout Holder?) -> Groups.Table.Receivers {
        let new = Holder()
        holder = new
        return Groups.Table.Receivers(making: [new])
    }

    static func wake(_ releases: [Groups.Table.Release]) {
        for release in releases { release.waiter.wake(with: .received(release.instance)) }
    }

    /// Begins to make the instance of a slot, unless it has a maker.
    ///
    /// - Returns: Whether the thread makes the instance: commit it, publish it, and finish.
    static func reserve(_ slot: InstanceSlot, by thread: Thread) -> Bool {
        groups.withLock { $0.table.reserve(slot, by: thread) }
    }

    /// Commits an instance to a slot, unless another instance was committed before.
    ///
    /// - Returns: Whether the instance was committed: complete and publish it. Otherwise ask for the other one.
    static func commit(_ instance: AnyShared, to slot: InstanceSlot, by thread: Thread) -> Bool {
        groups.withLock { $0.table.commit(instance, to: slot, by: thread) }
    }

    /// Ends the making of a slot whose instance is published, and wakes the threads that wait for it.
    static func finish(_ slot: InstanceSlot, by thread: Thread) {
        let (finished, next) = groups.withLock { groups in
            let finished = groups.table.finish(slot, by: thread)
            return (finished, groups.table.holders.isEmpty ? [] : groups.nextGroup())
        }
        for waiter in finished.waiting { waiter.wake(with: .ended) }
        if !next.isEmpty { Groups.publish(waiting: next, in: groups) }
    }
}

extension SynchronousInstances {
    /// A maker in the table: a thread, a pending instance, or the receiver of an incomplete instance.
    ///
    /// Sendable, since it is an identity without state. The compiler asks for `@unchecked` because a class inherits from it.
    class Maker: Hashable, @unchecked Sendable {
        static func == (left: Maker, right: Maker) -> Bool { left === right }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    /// The receiver of an incomplete instance of another thread.
    typealias Holder = Maker

    /// A thread, as maker and as waiter.
    ///
    /// Sendable, since its state is behind a `Mutex`, and the semaphore is thread-safe.
    final class Thread: Maker, @unchecked Sendable {
        private let semaphore = DispatchSemaphore(value: 0)
        private let delivery = Mutex(Delivery.ended)

        /// The reason why a thread is woken.
        enum Delivery: Sendable {
            /// The maker of the slot has ended.
            case ended
            /// The completed instance of the thread is published.
            case published
            /// The thread receives an instance that is incomplete, or pending.
            case received(AnyShared)
        }

        /// Sleeps until woken.
        func sleep() -> Delivery {
            semaphore.wait()
            return delivery.withLock { exchange(&$0, with: .ended) }
        }

        func wake(with delivery: Delivery) {
            self.delivery.withLock { $0 = delivery }
            semaphore.signal()
        }
    }
}

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
