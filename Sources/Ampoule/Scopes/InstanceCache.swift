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

extension AnyShared: Publishable {
    final var isConstant: Bool { isNothing }
}

/// The cache of an instance in the scope ``ObjectScope/container``.
///
/// A reset replaces the slot. What is being made for the old one is published there, where only earlier requests read it.
class ContainerSlot: @unchecked Sendable {
    // Unchecked because it has a subclass, which has constants only, too; the atomics and the lock are thread-safe.

    private let content = PublishedReference(AnyShared.nothing)

    /// The address of the instance, so that the fast path copies the instance without reading the box first.
    private let published = Atomic<UInt>(0)
    private let writing = Mutex(())

    /// Whether many threads may copy the instance at once, which then gets cache lines of its own; see ``Shared``.
    var isContended: Bool { true }

    /// The cached instance, for pinned readers.
    final var instance: AnyShared? {
        let content = content.pinned.object
        return content.isNothing ? nil : content
    }

    /// The address of the cached instance, for pinned readers.
    final var address: UnsafeMutableRawPointer? {
        assert(Reclamation.isPinned, "The slot of a container is read without a pin")
        return UnsafeMutableRawPointer(bitPattern: published.load(ordering: .sequentiallyConsistent))
    }

    /// Publishes an instance, and retires the former one.
    final func publish(_ instance: AnyShared) {
        let former = writing.withLock { _ in
            published.store(UInt(bitPattern: instance.address), ordering: .sequentiallyConsistent)
            return content.replace(with: instance)
        }
        Reclamation.retire(former)
    }
}
