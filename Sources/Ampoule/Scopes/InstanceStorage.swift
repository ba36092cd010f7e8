/// A storage in which a scope caches the instance of one registration.
///
/// The container calls a storage on any thread and without holding a lock, so a custom storage must be thread-safe. It
/// reads the instance before a factory runs, and sets the new instance afterwards. Name and meaning match Swinject's
/// `InstanceStorage`.
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
