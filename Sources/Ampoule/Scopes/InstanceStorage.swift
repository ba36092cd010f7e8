/// Where a scope keeps the instance of one registration.
///
/// The container holds no lock while it calls a storage, and calls it from any thread, so a storage of your
/// own has to be safe by itself. It is asked for an instance before a factory runs and given the new one
/// after. Name and meaning are those of Swinject's `InstanceStorage`.
public protocol InstanceStorage: AnyObject, Sendable {
    /// The kept instance; set to nil when the scope is reset.
    var instance: Any? { get set }

    /// Tells that the outermost resolution in which the storage was used has ended.
    func graphResolutionCompleted()

    /// The kept instance, as seen from an object graph.
    ///
    /// - Parameter graph: The graph of the resolution that asks.
    /// - Returns: The instance to share, or nil to have one made.
    func instance(inGraph graph: GraphIdentifier) -> Any?

    /// Keeps an instance that was made in an object graph.
    ///
    /// - Parameters:
    ///   - instance: The instance.
    ///   - graph: The graph of the resolution that made it.
    func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier)
}

extension InstanceStorage {
    /// Does nothing.
    public func graphResolutionCompleted() {}

    /// The kept instance, whatever the graph.
    public func instance(inGraph _: GraphIdentifier) -> Any? { instance }

    /// Keeps the instance, whatever the graph.
    public func setInstance(_ instance: Any?, inGraph _: GraphIdentifier) { self.instance = instance }
}
