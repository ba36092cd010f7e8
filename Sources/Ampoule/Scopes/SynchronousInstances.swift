import Dispatch
import Synchronization

/// Runs an ``InstanceTable`` for the threads that make shared instances, in all containers of the process.
///
/// One table serves all containers, since a cycle of waits may run through unrelated ones. Its lock is held for a
/// few dictionary operations only: never while a factory, a completion or a storage runs, and never to read a
/// published instance.
enum SynchronousInstances {
    private typealias Table = InstanceTable<InstanceSlot, Thread, Thread, AnyShared>

    private static let table = Mutex(Table())

    /// The next step of a thread that asks for an instance.
    enum Answer {
        case make
        case makeAgain
        case take(AnyShared)
        /// Look for a published instance, then ask again: the maker that the thread waited for has ended.
        case askAgain
    }

    /// Asks for the instance of a slot, and waits while another thread makes it.
    static func ask(_ slot: InstanceSlot, by thread: Thread) -> Answer {
        let (answer, releases) = table.withLock {
            $0.ask(slot, as: thread, inside: CollectionOfOne(thread), by: thread)
        }
        for release in releases { release.waiter.wake(with: release.instance) }
        switch answer {
        case .make: return .make
        case .makeAgain: return .makeAgain
        case .take(let instance): return .take(instance)
        case .wait: return thread.sleep().map(Answer.take) ?? .askAgain
        }
    }

    /// Begins to make the instance of a slot, unless it has a maker.
    ///
    /// - Returns: Whether the thread makes the instance: commit it, publish it, and finish.
    static func reserve(_ slot: InstanceSlot, by thread: Thread) -> Bool {
        table.withLock { $0.reserve(slot, by: thread) }
    }

    /// Commits an instance to a slot, unless another instance was committed before.
    ///
    /// - Returns: Whether the instance was committed: complete and publish it. Otherwise ask for the other one.
    static func commit(_ instance: AnyShared, to slot: InstanceSlot, by thread: Thread) -> Bool {
        table.withLock { $0.commit(instance, to: slot, by: thread) }
    }

    /// Ends the making of a slot, and wakes the threads that wait for it.
    static func finish(_ slot: InstanceSlot, by thread: Thread) {
        let finished = table.withLock { $0.finish(slot, by: thread) }
        for waiter in finished.waiting { waiter.wake(with: nil) }
    }
}

extension SynchronousInstances {
    /// A thread, as maker and as waiter.
    final class Thread: Sendable, Hashable {
        private let semaphore = DispatchSemaphore(value: 0)
        private let delivery = Mutex<AnyShared?>(nil)

        /// Sleeps until woken.
        ///
        /// - Returns: The instance that the thread was woken with.
        fileprivate func sleep() -> AnyShared? {
            semaphore.wait()
            return delivery.withLock { delivery in
                defer { delivery = nil }
                return delivery
            }
        }

        fileprivate func wake(with instance: AnyShared?) {
            delivery.withLock { $0 = instance }
            semaphore.signal()
        }

        static func == (left: Thread, right: Thread) -> Bool { left === right }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}
