import Synchronization

/// Frees objects that other threads may still be reading without a lock, once none can be.
///
/// Readers take no lock and count no references: a thread announces that it reads, follows published
/// references, and announces its end. A writer first replaces the reference to an object, then retires the
/// object here; it is released as soon as every thread that was reading at that moment has ended, by the
/// last of them.
///
/// **Why it is right.** Each retired object is stamped with an epoch, which goes up with each stamp. A
/// reader announces the epoch it starts in, and only then follows references; both sides do so in the one
/// total order of sequentially consistent operations. So either the writer sees the announcement and keeps
/// the object until the reader has announced its end, or the reader comes later and sees the replaced
/// reference. A reader that starts in an epoch after the stamp cannot have seen the object. In the same way,
/// a reader that ends either is seen by the writer to have ended, or sees the epoch that the writer's stamp has
/// begun and looks after the object itself.
enum Reclamation {
    /// One thread's announcements.
    final class Reader: Sendable {
        /// The epoch in which the thread has started to read, or 0 while it does not.
        fileprivate let epoch = Atomic<UInt>(0)

        init() {
            Reclamation.readers.withLock { $0.append(self) }
        }

        /// Announces that the thread starts to read.
        func begin() {
            epoch.store(Reclamation.epoch.load(ordering: .acquiring), ordering: .sequentiallyConsistent)
        }

        /// Announces that the thread holds on to nothing it has read.
        func end() {
            let start = epoch.load(ordering: .relaxed)
            epoch.store(0, ordering: .sequentiallyConsistent)
            if Reclamation.epoch.load(ordering: .sequentiallyConsistent) != start {
                Reclamation.releaseUnread()
            }
        }

        /// Forgets the thread, which has ended.
        func invalidate() {
            Reclamation.readers.withLock { readers in readers.removeAll { $0 === self } }
        }
    }

    private struct Retired: Sendable {
        let epoch: UInt
        let object: any AnyObject & Sendable
    }

    private static let epoch = Atomic<UInt>(1)
    private static let readers = Mutex<[Reader]>([])
    /// The objects not released yet, in the order of their epochs.
    private static let retired = Mutex<[Retired]>([])

    /// Releases an object that is not published any more, now or when nobody reads it any longer.
    ///
    /// - Complexity: O(*n*) amortized, where *n* is the number of threads that have resolved and live.
    static func retire(_ object: any AnyObject & Sendable) {
        retired.withLock { retired in
            let stamp = epoch.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue
            retired.append(Retired(epoch: stamp, object: object))
        }
        releaseUnread()
    }

    /// Releases the retired objects that nobody reads any longer.
    private static func releaseUnread() {
        // What becomes free is released after the lock is, since deinitializers are user code.
        _ = retired.withLock { retired in
            let oldestReading = self.oldestReading
            let free = Array(retired.prefix { $0.epoch < oldestReading })
            retired.removeFirst(free.count)
            return free
        }
    }

    /// The earliest epoch in which a thread that still reads has started.
    private static var oldestReading: UInt {
        readers.withLock { readers in
            readers.lazy.map { $0.epoch.load(ordering: .sequentiallyConsistent) }.filter { $0 != 0 }.min()
                ?? .max
        }
    }
}
