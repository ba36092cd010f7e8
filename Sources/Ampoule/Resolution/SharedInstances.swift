import Dispatch
import Synchronization

/// Runs the ``SharedInstanceTable`` for all containers of the process.
///
/// One table serves them all, since a ring of waits may run through containers that know nothing of each
/// other. Its lock is held for a few dictionary operations only: never while a factory, a completion or a
/// storage runs, and never to read an instance that is kept already.
enum SharedInstances {
    private typealias Table = SharedInstanceTable<ObjectIdentifier, Thread, AnyShared>

    private static let table = Mutex(Table())

    /// The next step of a thread that asks for an instance.
    enum Answer {
        case make
        case makeAgain
        case take(AnyShared)
        /// Someone else was at it and is done: look whether there is a kept instance, else ask again.
        case askAgain
    }

    /// Asks for the instance of a slot, and waits if another thread is making it.
    static func ask(_ slot: ObjectIdentifier, by thread: Thread) -> Answer {
        let answer = table.withLock { $0.ask(slot, by: thread) }
        switch answer {
        case .make: return .make
        case .makeAgain: return .makeAgain
        case .take(let instance): return .take(instance)
        case .wait(let released):
            if let released { released.maker.wake(with: released.instance) }
            return thread.sleep().map(Answer.take) ?? .askAgain
        }
    }

    /// Tells that an instance was made.
    ///
    /// - Returns: Whether it is the one to complete and keep. If not, another was made before: ask for that.
    static func settle(_ instance: AnyShared, as slot: ObjectIdentifier, by thread: Thread) -> Bool {
        table.withLock { $0.settle(instance, as: slot, by: thread) }
    }

    /// Tells that a thread is done with a slot, and wakes those who waited for it.
    static func finish(_ slot: ObjectIdentifier, by thread: Thread) {
        let finished = table.withLock { $0.finish(slot, by: thread) }
        for maker in finished.waiting { maker.wake(with: nil) }
    }
}

extension SharedInstances {
    /// A thread as the table knows it: something that can be put to sleep and woken.
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
