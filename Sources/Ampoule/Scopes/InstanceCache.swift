import Synchronization

/// The cache for the instance of one registration, by scope.
enum InstanceCache: Sendable {
    /// No cache: ``ObjectScope/transient``.
    case none
    /// The object graph: ``ObjectScope/graph``.
    case graph
    /// That of one of the scopes ``ObjectScope/container`` and ``ObjectScope/weak``, which the first request makes.
    case unmade(isWeak: Bool)
    case container(ContainerSlot)
    case weak(WeakStorage)
    case custom(CustomSlot)

    /// The kinds of caches that the fast path distinguishes.
    enum Kind: Sendable {
        case transient, graph, shared, level

        /// The fast path always leaves the registration to the slow path.
        case slow
    }

    var kind: Kind {
        switch self {
        case .none: .transient
        case .graph: .graph
        case .unmade, .container, .weak, .custom: .shared
        }
    }
}

/// The cache of an instance in the scope ``ObjectScope/container``.
///
/// A reset gives the registration another slot, and empties this one. What is being made for it is published here all the same,
/// where only earlier requests read it: an instance stays until the last of those that make one has ended.
class ContainerSlot: @unchecked Sendable {
    // Unchecked because it has a subclass, which has constants only, too; the atomics and the lock are thread-safe.

    private let content = Mutex<Shared?>(nil)

    /// The address of the instance, so that the fast path copies the instance without the lock; 0 if there is none.
    private let published = Atomic<UInt>(0)

    private let wasEmptied = Atomic<Bool>(false)

    /// The number of requests that make an instance, of which the first one that is committed counts.
    private let makerCount = Atomic<Int>(0)

    /// Whether many threads may copy the instance at once, which then gets cache lines of its own; see ``Shared``.
    var isContended: Bool { true }

    /// The cached instance.
    final var instance: Shared? { address == nil ? nil : content.withLock { $0 } }

    /// The address of the cached instance, which a thread may read while it copies.
    final var address: UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(bitPattern: published.load(ordering: .sequentiallyConsistent))
    }

    /// Whether the registration has another slot now.
    final var isEmptied: Bool { wasEmptied.load(ordering: .sequentiallyConsistent) }

    /// Publishes an instance.
    final func publish(_ instance: Shared) {
        // Releases the former instance after unlocking, since its deinitializer is user code.
        let former = content.withLock { content -> Shared? in
            published.store(UInt(bitPattern: instance.address), ordering: .sequentiallyConsistent)
            return exchange(&content, with: instance)
        }
        if let former { Reclamation.waitForCopies(of: former) }
    }

    /// Records that a request begins to make an instance; ``endMaking()`` follows.
    final func beginMaking() { makerCount.add(1, ordering: .sequentiallyConsistent) }

    final func endMaking() {
        let count = makerCount.subtract(1, ordering: .sequentiallyConsistent).newValue
        if count == 0, isEmptied { Self.empty(CollectionOfOne(self)) }
    }

    /// Empties slots that their registrations have left, and releases the instances.
    static func empty(_ slots: some Sequence<ContainerSlot>) {
        let former = slots.compactMap { $0.takeInstance() }
        if !former.isEmpty { Reclamation.waitForCopies(of: former) }
    }

    /// Empties the slot; the caller releases the instance once no thread copies it.
    private func takeInstance() -> Shared? {
        content.withLock { content in
            wasEmptied.store(true, ordering: .sequentiallyConsistent)
            guard makerCount.load(ordering: .sequentiallyConsistent) == 0 else { return nil }
            published.store(0, ordering: .sequentiallyConsistent)
            return exchange(&content, with: nil)
        }
    }
}
