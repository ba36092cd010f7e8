/// A storage in which a scope caches the instance of one registration.
///
/// The container calls a storage on any thread and without holding a lock, so a custom storage must be thread-safe. It
/// reads the instance before a factory runs, and sets the new instance afterwards, unless the scope was reset meanwhile. A
/// reset waits for other threads that are setting an instance. Name and meaning match Swinject's `InstanceStorage`.
public protocol InstanceStorage: AnyObject, Sendable {
    /// The cached instance, which the container sets to `nil` to reset the scope.
    var instance: Any? { get set }

    /// Called when the outermost resolution that used the storage has ended.
    func graphResolutionCompleted()

    /// Returns the cached instance for an object graph.
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
