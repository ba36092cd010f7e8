import Synchronization

/// Keeps nothing: the storage of ``ObjectScope/transient``.
public final class TransientStorage: InstanceStorage {
    /// Always nil.
    public var instance: Any? {
        get { nil }
        set {}
    }

    /// Creates a storage.
    public init() {}
}

/// Keeps the instance until it is reset: the storage of ``ObjectScope/container``.
public final class PermanentStorage: InstanceStorage {
    private let content = Mutex<Shared<Any>?>(nil)

    /// The instance set last.
    public var instance: Any? {
        get { content.withLock { $0 }?.value }
        set {
            let box = newValue.map { Shared($0) }
            // The former content is released after the lock is, since its deinitializer is user code.
            _ = content.withLock { content in
                defer { content = box }
                return content
            }
        }
    }

    /// Creates an empty storage.
    public init() {}
}

/// Keeps the instance as long as someone else does: the storage of ``ObjectScope/weak``.
///
/// Only instances of classes can be kept; others are forgotten at once.
public final class WeakStorage: InstanceStorage {
    private let content = Mutex<WeakReference?>(nil)

    /// The instance set last, while it is alive.
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

/// Keeps one instance for each object graph: the storage of ``ObjectScope/graph``.
///
/// The instances live in the graph itself, so they go with it.
public final class GraphStorage: InstanceStorage {
    private let serialNumber = SerialNumber.next()

    /// Always nil: without a graph there is no instance.
    public var instance: Any? {
        get { nil }
        set {}
    }

    /// Creates a storage.
    public init() {}

    /// The instance that was set in the graph.
    ///
    /// - Parameter graph: The graph.
    /// - Returns: The instance, or nil if none was set.
    public func instance(inGraph graph: GraphIdentifier) -> Any? {
        let kept: Shared<Any>? = graph.instance(for: serialNumber)
        return kept?.value
    }

    /// Puts an instance into the graph.
    ///
    /// - Parameters:
    ///   - instance: The instance, or nil to take out the one that is there.
    ///   - graph: The graph.
    public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
        graph.setInstance(instance.map { Shared($0) }, for: serialNumber)
    }
}

/// Asks several storages in turn, and keeps instances in all of them: the storage of a scope with a parent.
///
/// The name is that of Swinject's.
public final class CompositeStorage: InstanceStorage {
    private let components: [any InstanceStorage]

    /// Combines storages.
    ///
    /// - Parameter components: The storages, in the order in which they are asked.
    public init(_ components: [any InstanceStorage]) {
        self.components = components
    }

    /// The instance of the first storage that keeps one; all are given what it is set to.
    public var instance: Any? {
        get { components.lazy.compactMap(\.instance).first }
        set { for component in components { component.instance = newValue } }
    }

    /// Tells all storages that the outermost resolution has ended.
    public func graphResolutionCompleted() {
        for component in components { component.graphResolutionCompleted() }
    }

    /// The instance of the first storage that keeps one for an object graph.
    ///
    /// - Parameter graph: The graph.
    /// - Returns: The instance, or nil if none of the storages keeps one.
    public func instance(inGraph graph: GraphIdentifier) -> Any? {
        components.lazy.compactMap { $0.instance(inGraph: graph) }.first
    }

    /// Puts an instance into all storages.
    ///
    /// - Parameters:
    ///   - instance: The instance, or nil to take out the one that is there.
    ///   - graph: The graph of the resolution that made it.
    public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
        for component in components { component.setInstance(instance, inGraph: graph) }
    }
}
