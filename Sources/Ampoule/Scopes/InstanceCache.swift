import Dispatch
import Synchronization

/// The cache for the instance of one registration, by scope.
enum InstanceCache: Sendable {
    /// No cache: ``ObjectScope/transient``.
    case none
    /// The object graph: ``ObjectScope/graph``.
    case graph
    /// That of one of the scopes ``ObjectScope/container`` and ``ObjectScope/weak``, which the first request makes.
    case unmade
    case container(ContainerSlot)
    case weak(WeakStorage)
    case custom(CustomSlot)

    /// The kinds of caches that the fast path distinguishes.
    enum Kind: Sendable {
        case transient, graph, shared, level

        /// The fast path always leaves the registration to the slow path.
        case slow
    }

    /// The cached instance of a registration, which is of the given type.
    func instance(
        of owner: SerialNumber,
        as type: @autoclosure () -> Any.Type,
        in graph: some ObjectGraph
    ) -> Shared? {
        switch self {
        case .none, .unmade: return nil
        case .graph: return graph.instance(of: owner, as: type())
        case .container(let slot): return slot.instance
        case .weak(let storage): return storage.instance.flatMap { Shared.casting($0, to: type()) }
        case .custom(let slot):
            graph.identifier.noteUse(of: slot.storage)
            return slot.storage.instance(inGraph: graph.identifier).flatMap { Shared.casting($0, to: type()) }
        }
    }

    /// Caches the completed instance of a slot.
    ///
    /// - Parameters:
    ///   - instance: The instance.
    ///   - owner: The registration.
    ///   - slot: The slot.
    ///   - graph: The object graph, if the cache may have an instance for each graph.
    func publish(
        _ instance: Shared,
        of owner: SerialNumber,
        in slot: InstanceSlot,
        of graph: GraphIdentifier?
    ) {
        switch self {
        case .none, .unmade: break
        case .graph: graph?.setInstance(instance, for: owner)
        case .container(let slot): slot.publish(instance)
        case .weak(let storage): storage.instance = instance.any
        case .custom(let custom):
            if let graph { custom.publish(instance.any, inGraph: graph, in: slot) }
        }
    }

    /// Whether every request gets the same instance; a custom storage may cache one for each object graph.
    var isSameForAll: Bool {
        if case .custom = self { false } else { true }
    }

    /// The slot of the scope ``ObjectScope/container``.
    var containerSlot: ContainerSlot? {
        if case .container(let slot) = self { slot } else { nil }
    }
}

/// The cache of an instance in the scope ``ObjectScope/container``.
///
/// A reset gives the registration another slot, and empties this one. What is being made for it is published here all the same,
/// where only earlier requests read it: an instance stays until the last of those that make one has ended.
///
/// The containers of a level have slots of their own, which ``LevelInstances`` finds.
final class ContainerSlot: TableElement {
    /// Identifies the cache in each container of a level; none for the only cache of a registration.
    let levelCache: SerialNumber

    /// The cache in a container of a level for a scope that shares in another way than a slot.
    let storage: InstanceCache?

    private let content = Mutex<Shared?>(nil)

    /// The address of the instance, so that the fast path copies the instance without the lock; 0 if there is none.
    private let published = Atomic<UInt>(0)

    private let wasEmptied = Atomic<Bool>(false)

    /// The number of requests that make an instance, of which the first one that is committed counts.
    private let makerCount = Atomic<Int>(0)

    init(_ levelCache: SerialNumber = .none, keeping storage: InstanceCache? = nil) {
        self.levelCache = levelCache
        self.storage = storage
    }

    /// The cache that the slot is, or holds.
    var cache: InstanceCache { storage ?? .container(self) }

    var tableHash: UInt32 { UInt32(truncatingIfNeeded: levelCache.hash) }

    /// Whether many threads may copy the instance at once, which then gets cache lines of its own; see ``Shared``.
    ///
    /// A level is mostly one task's, and aligned memory takes 640 instructions to allocate.
    var isContended: Bool { levelCache == .none }

    /// The cached instance.
    var instance: Shared? { address == nil ? nil : content.withLock { $0 } }

    /// The address of the cached instance, which a thread may read while it copies.
    var address: ValueAddress? { ValueAddress(word: published.load(ordering: .sequentiallyConsistent)) }

    /// Whether the registration has another slot now.
    var isEmptied: Bool { wasEmptied.load(ordering: .sequentiallyConsistent) }

    /// Publishes an instance.
    func publish(_ instance: Shared) {
        // Releases the former instance after unlocking, since its deinitializer is user code.
        let former = content.withLock { content -> Shared? in
            published.store(instance.address.word, ordering: .sequentiallyConsistent)
            return exchange(&content, with: instance)
        }
        if let former { Reclamation.waitForCopies(of: former) }
    }

    /// Records that a request begins to make an instance; ``endMaking()`` follows.
    func beginMaking() { makerCount.add(1, ordering: .sequentiallyConsistent) }

    func endMaking() {
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

/// The storage of a registration in a custom scope.
///
/// The slot has an identity of its own, since a scope may give one storage to registrations of different services.
///
/// The storage belongs to the user, so a reset can't replace it. Instead, the slot counts the resets, and stores an instance only
/// if there was none since its making began.
final class CustomSlot: Sendable {
    let storage: any InstanceStorage

    private let resetCount = Mutex(0)

    /// Entered while a thread stores an instance.
    private let storing = DispatchGroup()

    /// Entered while a reset waits for these threads, and empties the storage.
    private let resetting = DispatchGroup()

    init(_ storage: any InstanceStorage) {
        self.storage = storage
    }

    /// Identifies the instance until the next reset.
    var current: InstanceSlot { slot(after: resetCount.withLock { $0 }) }

    private func slot(after resetCount: Int) -> InstanceSlot {
        .custom(ObjectIdentifier(self), resetCount: resetCount)
    }

    /// Stores an instance, unless there was a reset since its making began.
    ///
    /// - Parameters:
    ///   - instance: The instance.
    ///   - graph: The object graph that it was made in.
    ///   - slot: The ``current`` slot from before it was made.
    func publish(_ instance: Any, inGraph graph: GraphIdentifier, in slot: InstanceSlot) {
        // The end of a reset that came before the instance would discard it.
        if !Self.isCalling.value { resetting.wait() }
        let isCurrent = resetCount.withLock { resetCount in
            guard slot == self.slot(after: resetCount) else { return false }
            storing.enter()
            return true
        }
        guard isCurrent else { return }
        Self.calling {
            storage.setInstance(instance, inGraph: graph)
            // A reset by the storage itself does not wait.
            if current != slot { storage.instance = nil }
        }
        storing.leave()
    }

    /// Discards the stored instance, and what is being made.
    ///
    /// It waits for the threads that are storing an instance, which do so without a lock, since the storage is user code.
    func reset() {
        resetting.enter()
        resetCount.withLock { $0 += 1 }
        if !Self.isCalling.value { storing.wait() }
        Self.calling { storage.instance = nil }
        resetting.leave()
    }

    /// Set on a thread that changes a storage, whose code, and the deinitializers it runs, may store and reset without waiting.
    private static let isCalling = ThreadLocalFlag()

    private static func calling(_ storage: () -> Void) {
        let isNested = isCalling.value
        isCalling.value = true
        storage()
        isCalling.value = isNested
    }
}

/// The identity of a cached instance while it is being made.
enum InstanceSlot: Hashable, Sendable {
    /// The instance of a registration in an object graph that several tasks resolve in.
    case graph(GraphIdentifier, SerialNumber)

    /// The instance of a scope that shares it between threads.
    case shared(ObjectIdentifier)

    /// The instance of a custom scope, since a number of resets.
    case custom(ObjectIdentifier, resetCount: Int)
}

/// The object graph of a resolution, as the making of an instance uses it: that of a thread, or that of a task.
protocol ObjectGraph {
    /// The identity of the graph, which storages of custom scopes may cache by.
    var identifier: GraphIdentifier { get }

    /// Whether an instance of the graph needs a slot in an ``InstanceTable``, because other makers may ask for it meanwhile.
    ///
    /// - Parameter isCompleted: Whether completions run on the instance.
    func needsSlot(forInstanceThatIsCompleted isCompleted: Bool) -> Bool

    /// Whether a later request may look for an instance that is made now.
    var mayBeAskedAgain: Bool { get }

    /// The instance of a registration in the graph, which is of the given type.
    func instance(of owner: SerialNumber, as type: Any.Type) -> Shared?

    /// Holds an instance until the graph ends.
    func hold(_ instance: Shared)
}

/// Identifies a hierarchy of containers, which share object graphs.
typealias HierarchyIdentifier = ObjectIdentifier
