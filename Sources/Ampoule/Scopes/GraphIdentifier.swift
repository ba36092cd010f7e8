import Synchronization

/// An object graph: what one resolution and everything resolved for it share.
///
/// Inside a factory, `resolve(GraphIdentifier.self)` gives the current one; with
/// ``Container/withObjectGraph(_:closure:)`` a later resolution carries it on and gets the same
/// graph-scoped instances. The instances live as long as someone holds the identifier, no longer.
///
/// Name and meaning are those of Swinject's `GraphIdentifier`.
public final class GraphIdentifier: Sendable {
    /// The instances by what they were made for, which is held too, so that its identity cannot be reused.
    private let instances = Mutex<
        [ObjectIdentifier: (owner: any AnyObject & Sendable, instance: any AnyObject & Sendable)]
    >([:])

    /// Creates an empty graph.
    public init() {}

    /// The instance that an owner has in this graph.
    ///
    /// - Complexity: O(1).
    func instance(for owner: any AnyObject & Sendable) -> (any AnyObject & Sendable)? {
        instances.withLock { $0[ObjectIdentifier(owner)]?.instance }
    }

    /// Puts an instance into the graph, or takes it out.
    func setInstance(_ instance: (any AnyObject & Sendable)?, for owner: any AnyObject & Sendable) {
        // The former instance is released after the lock is, since its deinitializer is user code.
        _ = instances.withLock { instances in
            let former = instances[ObjectIdentifier(owner)]
            instances[ObjectIdentifier(owner)] = instance.map { (owner, $0) }
            return former
        }
    }

    /// Puts an instance into the graph unless there is one already.
    ///
    /// - Returns: The instance that is in the graph now.
    func settle<Instance: AnyObject & Sendable>(_ instance: Instance, for owner: any AnyObject & Sendable)
        -> any AnyObject & Sendable
    {
        instances.withLock { instances in
            if let existing = instances[ObjectIdentifier(owner)] { return existing.instance }
            instances[ObjectIdentifier(owner)] = (owner, instance)
            return instance
        }
    }
}

extension GraphIdentifier: Hashable {
    /// Whether both are the same graph.
    public static func == (left: GraphIdentifier, right: GraphIdentifier) -> Bool { left === right }

    /// Feeds the identity of the graph into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
