import Synchronization

/// Epoch-based reclamation: frees retired objects once no reader can still use them.
///
/// A reader pins itself, follows published references lock-free, and unpins itself. A writer replaces a published
/// reference, then retires the object here. The object is freed when every reader that was pinned at that moment has
/// unpinned itself, by the last of them.
///
/// **Why it is correct.** Retiring stamps an object with the current epoch and advances the epoch. A reader announces
/// the epoch in which it pins itself, and follows references afterwards. Announcing, replacing, and reading what is
/// replaced are sequentially consistent. Either the writer sees the announcement and keeps the object, or the reader sees the
/// new reference. A reader that pins itself in a later epoch than the stamp cannot have seen the object.
///
/// A reader that unpins itself does not publish that at once. It compares the epoch, and frees the objects that its pin
/// held back if a writer advanced the epoch without seeing the end of the pin. If the two miss each other, the object
/// stays until the thread unpins itself again.
enum Reclamation {
    /// The pin of one thread.
    ///
    /// Unchecked because of the pointer, which is written once. The state it points to is atomic, or used by its own
    /// thread only, and lives until the thread has ended.
    struct Reader: @unchecked Sendable {
        fileprivate struct State: ~Copyable {
            /// The epoch in which the thread pinned itself, or 0 while it is not pinned.
            let epoch = Atomic<UInt64>(0)

            /// The number of copies that the thread has begun and ended: odd while it copies.
            let copies = Atomic<UInt64>(0)

            /// The epoch in which the thread last freed retired objects.
            var lastCollection = Reclamation.epoch.load(ordering: .acquiring)
        }

        private let state: UnsafeMutablePointer<State>

        /// Creates the reader of the calling thread.
        init() {
            let memory = UnsafeMutableRawPointer.allocate(
                byteCount: CacheLine.size,
                alignment: CacheLine.size
            )
            state = memory.initializeMemory(as: State.self, to: State())
            Reclamation.readers.withLock { $0.append(self) }
        }

        /// The epoch in which the thread pinned itself, or 0 while it is not pinned.
        fileprivate var epoch: UInt64 { state.pointee.epoch.load(ordering: .sequentiallyConsistent) }

        /// Pins the thread: the published objects that it reads stay valid until it unpins itself.
        @inline(__always)
        func pin() {
            let epoch = Reclamation.epoch.load(ordering: .acquiring)
            state.pointee.epoch.store(epoch, ordering: .sequentiallyConsistent)
            Reclamation.isPinned = true
        }

        /// Pins the thread, and begins to copy: one store in order for both.
        @inline(__always)
        func pinCopying() {
            state.pointee.copies.store(copyCount | 1, ordering: .relaxed)
            pin()
        }

        /// Unpins the thread, which must not use published objects any longer.
        @inline(__always)
        func unpin() {
            Reclamation.isPinned = false
            state.pointee.epoch.store(0, ordering: .releasing)
            let epoch = Reclamation.epoch.load(ordering: .acquiring)
            if epoch != state.pointee.lastCollection { collect(in: epoch) }
        }

        /// Begins to copy what a slot has, which is not released before ``endCopying()``.
        ///
        /// Don't run user code before that: emptying a slot waits until the copies that have begun are done.
        @inline(__always)
        func beginCopying() {
            guard copyCount & 1 == 0 else { return }
            state.pointee.copies.store(copyCount | 1, ordering: .sequentiallyConsistent)
        }

        /// Ends copying, if the thread has begun to.
        @inline(__always)
        func endCopying() {
            guard copyCount & 1 == 1 else { return }
            state.pointee.copies.store(copyCount &+ 1, ordering: .releasing)
        }

        /// Whether the thread copies.
        var isCopying: Bool { copyCount & 1 == 1 }

        @inline(__always)
        private var copyCount: UInt64 { state.pointee.copies.load(ordering: .relaxed) }

        /// Waits until the thread has ended a copy that it has begun.
        fileprivate func waitForCopy() {
            // If a pin came before, in the order of what is sequentially consistent, so did the mark that was stored before it.
            _ = epoch
            let count = state.pointee.copies.load(ordering: .sequentiallyConsistent)
            guard count & 1 == 1 else { return }
            var turns = 0
            while state.pointee.copies.load(ordering: .acquiring) == count {
                turns += 1
                if turns > 100 { SystemThread.pause() }
            }
        }

        @inline(never)
        private func collect(in epoch: UInt64) {
            state.pointee.lastCollection = epoch
            Reclamation.freeUnread()
        }

        /// Removes the reader of a thread that has ended.
        func invalidate() {
            Reclamation.readers.withLock { readers in readers.removeAll { $0.state == state } }
            state.deinitialize(count: 1)
            state.deallocate()
        }
    }

    #if DEBUG
    private static let pin = ThreadLocalFlag()

    /// Whether the calling thread is pinned; in debug builds only, where assertions use it.
    fileprivate(set) static var isPinned: Bool {
        get { pin.value }
        set { pin.value = newValue }
    }
    #else
    /// Unknown in release builds, where assertions are not evaluated.
    fileprivate(set) static var isPinned: Bool {
        get { true }
        set {}
    }
    #endif

    /// Waits until no thread copies what a slot had before; the slot must have lost it.
    ///
    /// A thread that begins to copy later doesn't find it: beginning, emptying, and reading are sequentially consistent.
    ///
    /// - Parameter former: What the slot had, which stays alive until then: the optimizer would release an array before.
    /// - Complexity: O(*n*), where *n* is the number of threads that have resolved and live.
    static func waitForCopies(of former: some Any) {
        withExtendedLifetime(former) {
            readers.withLock { readers in
                for reader in readers { reader.waitForCopy() }
            }
        }
    }

    private struct Retired: Sendable {
        let epoch: UInt64
        let object: any AnyObject & Sendable
    }

    private static let epoch = Atomic<UInt64>(1)
    private static let readers = Mutex<[Reader]>([])
    /// The retired objects that are not freed yet, in the order of their epochs.
    private static let retired = Mutex<[Retired]>([])

    /// Retires an unpublished object, and releases it after the last pinned reader leaves.
    ///
    /// - Complexity: O(*n*) amortized, where *n* is the number of threads that have resolved and live.
    static func retire(_ object: any AnyObject & Sendable) {
        retired.withLock { retired in
            let stamp = epoch.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue
            retired.append(Retired(epoch: stamp, object: object))
        }
        freeUnread()
    }

    /// Frees the retired objects that no pinned reader can still use.
    private static func freeUnread() {
        // Frees the objects after unlocking, since their deinitializers are user code.
        _ = retired.withLock { retired in
            let oldestPin = self.oldestPin
            let free = Array(retired.prefix { $0.epoch < oldestPin })
            retired.removeFirst(free.count)
            return free
        }
    }

    /// The earliest epoch in which a thread that is still pinned pinned itself.
    private static var oldestPin: UInt64 {
        readers.withLock { readers in
            readers.lazy.map { $0.epoch }.filter { $0 != 0 }.min()
                ?? .max
        }
    }
}

/// A strong reference that pinned readers follow lock-free while another thread replaces it.
///
/// The object that a pinned reader finds is valid until the reader's pin ends. Writers exclude each other by a lock of
/// their own, and pass the replaced object to ``Reclamation/retire(_:)`` once they have released that lock.
struct PublishedReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    private let reference: Atomic<Pinned<Object>>

    init(_ object: Object) {
        reference = Atomic(Pinned(retaining: object))
    }

    deinit {
        reference.load(ordering: .acquiring).release()
    }

    /// The current object.
    ///
    /// The caller must be pinned.
    var pinned: Pinned<Object> {
        assert(Reclamation.isPinned, "A published reference is read without a pin")
        return reference.load(ordering: .sequentiallyConsistent)
    }

    /// The current object.
    ///
    /// The caller must exclude writers.
    var object: Object { reference.load(ordering: .sequentiallyConsistent).object }

    /// Whether an object is the current one; takes no reference to it.
    func refers(to object: Object) -> Bool {
        reference.load(ordering: .acquiring).refers(to: object)
    }

    /// Replaces the object.
    ///
    /// - Returns: The replaced object, to be retired.
    func replace(with object: Object) -> Object {
        reference.exchange(Pinned(retaining: object), ordering: .sequentiallyConsistent).take()
    }
}
