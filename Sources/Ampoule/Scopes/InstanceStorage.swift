/// A storage in which a scope caches the instance of one registration.
///
/// The container calls a storage on any thread and without holding a lock, so a custom storage must be thread-safe. It
/// reads the instance before a factory runs, and sets the new instance afterwards, unless the scope was reset meanwhile. A
/// reset waits for other threads that are setting an instance, and those that made one meanwhile wait for the reset. Name and meaning
/// match Swinject's `InstanceStorage`.
public protocol InstanceStorage: AnyObject, Sendable {
    /// The cached instance, which the container sets to `nil` to reset the scope.
    var instance: Any? { get set }

    /// Called when the outermost resolution that used the storage has ended.
    func graphResolutionCompleted()

    /// Returns the cached instance for an object graph.
    ///
    /// It may reset its scope, as for an instance that has expired, but not each time: the request then reads it again.
    ///
    /// - Parameter graph: The graph of the current resolution.
    /// - Returns: The instance to share, or `nil` if the factory must make one.
    func instance(inGraph graph: GraphIdentifier) -> Any?

    /// Caches an instance that was made in an object graph.
    ///
    /// - Parameters:
    ///   - instance: The instance.
    ///   - graph: The graph of the resolution that made it.
    func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier)
}

extension InstanceStorage {
    /// Does nothing.
    public func graphResolutionCompleted() {}

    /// Returns the cached instance, whatever the graph.
    public func instance(inGraph _: GraphIdentifier) -> Any? { instance }

    /// Caches the instance, whatever the graph.
    public func setInstance(_ instance: Any?, inGraph _: GraphIdentifier) { self.instance = instance }
}

/// A storage that never has an instance, for ``ObjectScope/transient``.
public final class TransientStorage: InstanceStorage {
    /// Always `nil`.
    public var instance: Any? {
        get { nil }
        set {}
    }

    /// Creates a storage.
    public init() {}
}

/// A storage that holds its instance until it is reset, for ``ObjectScope/container``.
public final class PermanentStorage: InstanceStorage {
    private let content = Mutex<Shared?>(nil)

    /// The instance that was set last.
    public var instance: Any? {
        get { content.withLock { $0 }?.value(as: Any.self) }
        set {
            let box = newValue.map { Shared($0 as Any) }
            // Releases the former content after unlocking, since its deinitializer is user code.
            _ = content.withLock { exchange(&$0, with: box) }
        }
    }

    /// Creates an empty storage.
    public init() {}
}

/// A storage that holds its instance weakly, for ``ObjectScope/weak``.
///
/// It stores only instances of classes, and discards all others.
public final class WeakStorage: InstanceStorage {
    private let content = Mutex<WeakReference?>(nil)

    /// The instance that was set last, while it is alive.
    public var instance: Any? {
        get { content.withLock { $0 }?.object }
        set {
            let reference = newValue.flatMap(WeakReference.init)
            content.withLock { $0 = reference }
        }
    }

    /// Creates an empty storage.
    public init() {}
}

/// A storage that holds one instance for each object graph, for ``ObjectScope/graph``.
///
/// The graph itself stores the instances, which share its lifetime.
public final class GraphStorage: InstanceStorage {
    private let serialNumber = SerialNumber.next()

    /// Always `nil`: without a graph there is no instance.
    public var instance: Any? {
        get { nil }
        set {}
    }

    /// Creates a storage.
    public init() {}

    /// Returns the instance for an object graph.
    ///
    /// - Parameter graph: The graph.
    /// - Returns: The instance, or `nil` if none was set.
    public func instance(inGraph graph: GraphIdentifier) -> Any? {
        graph.instance(for: serialNumber, as: Any.self)?.value(as: Any.self)
    }

    /// Stores the instance for an object graph.
    ///
    /// - Parameters:
    ///   - instance: The instance, or `nil` to remove the stored one.
    ///   - graph: The graph.
    public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
        graph.setInstance(instance.map { Shared($0 as Any) }, for: serialNumber)
    }
}

/// A storage that combines others, for a scope with a parent.
///
/// It returns the instance of the first storage that has one, and stores instances in all of them.
///
/// Name and meaning match Swinject's `CompositeStorage`.
public final class CompositeStorage: InstanceStorage {
    private let components: [any InstanceStorage]

    /// Creates a storage that combines others.
    ///
    /// - Parameter components: The storages, in the order of lookup.
    public init(_ components: [any InstanceStorage]) {
        self.components = components
    }

    /// The instance of the first storage that has one; a new value is stored in all of them.
    public var instance: Any? {
        get { components.lazy.compactMap(\.instance).first }
        set { for component in components { component.instance = newValue } }
    }

    /// Notifies all storages that the outermost resolution has ended.
    public func graphResolutionCompleted() {
        for component in components { component.graphResolutionCompleted() }
    }

    /// Returns the instance of the first storage that has one for an object graph.
    ///
    /// - Parameter graph: The graph.
    /// - Returns: The instance, or `nil` if no storage has one.
    public func instance(inGraph graph: GraphIdentifier) -> Any? {
        components.lazy.compactMap { $0.instance(inGraph: graph) }.first
    }

    /// Stores an instance in all storages.
    ///
    /// - Parameters:
    ///   - instance: The instance, or `nil` to remove the stored one.
    ///   - graph: The graph of the resolution that made it.
    public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
        for component in components { component.setInstance(instance, inGraph: graph) }
    }
}

/// An object graph: the instances that a resolution and all resolutions nested in it share.
///
/// Inside a factory, `resolve(GraphIdentifier.self)` returns the current graph. The container's `withObjectGraph`
/// continues it in a later resolution, which gets the same graph-scoped instances.
///
/// A graph holds its instances while a resolution runs in it. Afterwards, it refers to objects weakly and discards
/// values. An object may therefore hold the identifier of the graph that it is part of.
///
/// A graph belongs to the program, or to one container of a level. Continued elsewhere, it is a new graph, so that what
/// belongs to a request stays in it.
///
/// Name and meaning match Swinject's `GraphIdentifier`.
public final class GraphIdentifier: Sendable {
    private struct State: Sendable {
        /// The instances, by the registration or the storage that they belong to.
        var instances: [SerialNumber: GraphInstance] = [:]

        /// The number of resolutions, on any thread, that run in the graph.
        var resolutionCount = 0

        /// The custom storages to notify when the last of these resolutions ends.
        var usedStorages: [any InstanceStorage] = []

        /// The opened level that the graph belongs to, once it is known.
        var opening: SerialNumber?
    }

    private let state = Mutex(State())

    /// Creates an empty graph.
    public init() {}

    /// The graph to continue for an opened level: this one, unless it belongs to another opened level or the program.
    ///
    /// A new graph belongs to the first one that uses it.
    func graph(of opening: SerialNumber) -> GraphIdentifier {
        let owner = state.withLock { state in
            let owner = state.opening ?? opening
            state.opening = owner
            return owner
        }
        return owner == opening ? self : GraphIdentifier()
    }

    /// Returns the instance of an owner, which is a registration or a storage.
    ///
    /// - Parameters:
    ///   - owner: The owner.
    ///   - type: The type of all instances of the owner.
    /// - Complexity: O(1).
    func instance(for owner: SerialNumber, as type: Any.Type) -> Shared? {
        state.withLock { $0.instances[owner] }?.shared(as: type)
    }

    /// Stores the instance of an owner, or removes it.
    func setInstance(_ instance: Shared?, for owner: SerialNumber) {
        let instance = instance.map { GraphInstance.held($0) }
        // Releases the former instance after unlocking, since its deinitializer is user code.
        _ = state.withLock { exchange(&$0.instances[owner], with: instance) }
    }

    /// Stores the instance of an owner, unless the graph has one.
    ///
    /// - Returns: The instance that the graph has afterwards.
    func commit(_ instance: Shared, as type: Any.Type, for owner: SerialNumber) -> Shared {
        state.withLock { state in
            if let existing = state.instances[owner]?.shared(as: type) { return existing }
            state.instances[owner] = .held(instance)
            return instance
        }
    }

    // MARK: - Holding

    /// Records that a resolution begins in the graph.
    func resolutionBegins() {
        state.withLock { $0.resolutionCount += 1 }
    }

    /// Records that a resolution has ended.
    ///
    /// After the last one, the graph no longer holds its instances, and notifies the storages that were used.
    ///
    /// - Complexity: O(*n*), where *n* is the number of instances.
    func resolutionEnded() {
        // Releases the instances after unlocking, for the same reason as above.
        let (_, storages) = state.withLock {
            state -> ([SerialNumber: GraphInstance], [any InstanceStorage]) in
            state.resolutionCount -= 1
            guard state.resolutionCount == 0 else { return ([:], []) }
            let released = state.instances.compactMapValues(\.released)
            return (exchange(&state.instances, with: released), exchange(&state.usedStorages, with: []))
        }
        for storage in storages { storage.graphResolutionCompleted() }
    }

    /// Records a custom storage, to notify it when the last resolution in the graph ends.
    func noteUse(of storage: any InstanceStorage) {
        state.withLock { state in
            guard !state.usedStorages.contains(where: { $0 === storage }) else { return }
            state.usedStorages.append(storage)
        }
    }
}

/// An instance in an object graph.
private enum GraphInstance: Sendable {
    case held(Shared)
    case referred(WeakReference)

    /// The instance in a box; `nil` if it was deallocated.
    func shared(as type: Any.Type) -> Shared? {
        switch self {
        case .held(let shared): shared
        case .referred(let reference): reference.object.flatMap { Shared.casting($0, to: type) }
        }
    }

    /// A weak reference to the instance, if it is an object.
    var released: GraphInstance? {
        switch self {
        case .held(let shared): shared.weakReference.map { .referred($0) }
        case .referred: self
        }
    }
}

extension GraphIdentifier: Hashable {
    /// Returns whether both are the same graph.
    public static func == (left: GraphIdentifier, right: GraphIdentifier) -> Bool { left === right }

    /// Feeds the identity of the graph into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// The identifier of a graph is its object identity.
extension GraphIdentifier: Identifiable {}
