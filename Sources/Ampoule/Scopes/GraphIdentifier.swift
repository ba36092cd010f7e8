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
    /// After the last one, the graph no longer holds its instances.
    ///
    /// - Complexity: O(*n*), where *n* is the number of instances.
    func resolutionEnded() {
        // Releases the instances after unlocking, for the same reason as above.
        _ = state.withLock { state -> [SerialNumber: GraphInstance] in
            state.resolutionCount -= 1
            guard state.resolutionCount == 0 else { return [:] }
            return exchange(&state.instances, with: state.instances.compactMapValues(\.released))
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
