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

    /// Removes the instance.
    func reset() {
        switch self {
        case .none, .graph, .unmade: break
        case .container(let slot): slot.publish(nil)
        case .weak(let storage): storage.instance = nil
        case .custom(let slot): slot.storage.instance = nil
        }
    }
}

extension AnyShared: Publishable {
    final var isConstant: Bool { isNothing }
}

/// The identity of a cached instance while it is being made.
enum InstanceSlot: Hashable, Sendable {
    /// The instance of a registration in an object graph that several tasks resolve in.
    case graph(GraphIdentifier, SerialNumber)

    /// The instance of a scope that shares it between threads.
    case shared(ObjectIdentifier)
}

/// The storage of a registration in a custom scope.
///
/// The slot has an identity of its own, since a scope may give one storage to registrations of different services.
final class CustomSlot: Sendable {
    let storage: any InstanceStorage

    init(_ storage: any InstanceStorage) {
        self.storage = storage
    }
}

/// The cache of an instance in the scope ``ObjectScope/container``.
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

    /// Publishes an instance, or none, and retires the former one.
    final func publish(_ instance: AnyShared?) {
        let former = writing.withLock { _ in
            published.store(UInt(bitPattern: instance?.address), ordering: .sequentiallyConsistent)
            return content.replace(with: instance ?? .nothing)
        }
        Reclamation.retire(former)
    }
}
