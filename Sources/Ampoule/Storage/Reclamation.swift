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
/// total order of sequentially consistent operations, or else the writer has all threads pass an
/// ``AsymmetricFence`` between replacing and stamping. So either the writer sees the announcement and keeps
/// the object until the reader has announced its end, or the reader comes later and sees the replaced
/// reference. A reader that starts in an epoch after the stamp cannot have seen the object.
///
/// A reader that ends does not wait until all processors know. It sees the epoch that a writer's stamp has begun
/// and looks after the object itself, if the writer has not seen it end; should the two pass each other at the
/// same moment, the object stays until the thread's next end, at which it looks again.
enum Reclamation {
    /// What a processor keeps together: what many threads read lies apart from what some write, since they would slow
    /// each other down.
    static let cacheLineSize = 128

    /// One thread's announcements.
    ///
    /// Unchecked because of the pointer, which is written once. What it points at is atomic, or of no concern
    /// to other threads, and stays until the thread has ended.
    struct Reader: @unchecked Sendable {
        private struct State: ~Copyable {
            /// The epoch in which the thread has started to read, or 0 while it does not.
            let epoch = Atomic<UInt>(0)

            /// Whether writers see to it that announcements are seen in time.
            let hasFence = AsymmetricFence.isAvailable

            /// The epoch in which the thread has last looked after what was retired.
            var lookedAfter = Reclamation.epoch.load(ordering: .acquiring)
        }

        private let state: UnsafeMutablePointer<State>

        init() {
            let memory = UnsafeMutableRawPointer.allocate(
                byteCount: Reclamation.cacheLineSize,
                alignment: Reclamation.cacheLineSize
            )
            state = memory.initializeMemory(as: State.self, to: State())
            Reclamation.readers.withLock { $0.append(self) }
        }

        /// The epoch in which the thread has started to read, or 0 while it does not.
        fileprivate var epoch: UInt { state.pointee.epoch.load(ordering: .sequentiallyConsistent) }

        /// Announces that the thread starts to read.
        @inline(__always)
        func begin() {
            let epoch = Reclamation.epoch.load(ordering: .acquiring)
            if state.pointee.hasFence {
                state.pointee.epoch.store(epoch, ordering: .releasing)
            } else {
                state.pointee.epoch.store(epoch, ordering: .sequentiallyConsistent)
            }
        }

        /// Announces that the thread holds on to nothing it has read.
        @inline(__always)
        func end() {
            state.pointee.epoch.store(0, ordering: .releasing)
            let epoch = Reclamation.epoch.load(ordering: .acquiring)
            if epoch != state.pointee.lookedAfter { lookAfterRetired(in: epoch) }
        }

        @inline(never)
        private func lookAfterRetired(in epoch: UInt) {
            state.pointee.lookedAfter = epoch
            Reclamation.releaseUnread()
        }

        /// Forgets the thread, which has ended.
        func invalidate() {
            Reclamation.readers.withLock { readers in readers.removeAll { $0.state == state } }
            state.deinitialize(count: 1)
            state.deallocate()
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
        AsymmetricFence.heavy()
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
            readers.lazy.map(\.epoch).filter { $0 != 0 }.min()
                ?? .max
        }
    }
}
