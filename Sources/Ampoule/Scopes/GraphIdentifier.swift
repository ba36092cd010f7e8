import Synchronization

/// An object graph: what one resolution and everything resolved for it share.
///
/// Inside a factory, `resolve(GraphIdentifier.self)` gives the current one; with
/// ``Container/withObjectGraph(_:closure:)`` a later resolution carries it on and gets the same
/// graph-scoped instances. The instances live as long as someone holds the identifier, no longer.
///
/// Name and meaning are those of Swinject's `GraphIdentifier`.
public final class GraphIdentifier: Sendable {
    /// What an instance was made for, held so that its identity cannot be reused, and the instance.
    private struct Entry: Sendable {
        let owner: any AnyObject & Sendable
        let instance: AnyShared
    }

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    /// Creates an empty graph.
    public init() {}

    /// The instance that an owner, a registration or a storage, has in this graph.
    ///
    /// - Complexity: O(1).
    func instance(for owner: any AnyObject & Sendable) -> AnyShared? {
        entries.withLock { $0[ObjectIdentifier(owner)]?.instance }
    }

    /// Puts an instance into the graph, or takes it out.
    func setInstance(_ instance: AnyShared?, for owner: any AnyObject & Sendable) {
        let entry = instance.map { Entry(owner: owner, instance: $0) }
        // The former instance is released after the lock is, since its deinitializer is user code.
        _ = entries.withLock { entries in
            let former = entries[ObjectIdentifier(owner)]
            entries[ObjectIdentifier(owner)] = entry
            return former
        }
    }

    /// Puts an instance into the graph unless there is one already.
    ///
    /// - Returns: The instance that is in the graph now.
    func settle(_ instance: AnyShared, for owner: any AnyObject & Sendable) -> AnyShared {
        entries.withLock { entries in
            if let existing = entries[ObjectIdentifier(owner)] { return existing.instance }
            entries[ObjectIdentifier(owner)] = Entry(owner: owner, instance: instance)
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
