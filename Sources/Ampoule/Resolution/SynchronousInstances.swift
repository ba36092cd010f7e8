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
