import Synchronization

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
    /// All instances of one owner are of one type.
    ///
    /// - Complexity: O(1).
    func instance<Service>(for owner: SerialNumber) -> Shared<Service>? {
        state.withLock { $0.instances[owner] }?.shared()
    }

    /// Stores the instance of an owner, or removes it.
    func setInstance(_ instance: AnyShared?, for owner: SerialNumber) {
        let instance = instance.map { GraphInstance.held($0) }
        // Releases the former instance after unlocking, since its deinitializer is user code.
        _ = state.withLock { exchange(&$0.instances[owner], with: instance) }
    }

    /// Stores the instance of an owner, unless the graph has one.
    ///
    /// - Returns: The instance that the graph has afterwards.
    func commit<Service>(_ instance: Shared<Service>, for owner: SerialNumber) -> Shared<Service> {
        state.withLock { state in
            let existing: Shared<Service>? = state.instances[owner]?.shared()
            if let existing { return existing }
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
    case held(AnyShared)
    case referred(WeakReference)

    /// The instance in a box; `nil` if it was deallocated.
    func shared<Service>() -> Shared<Service>? {
        switch self {
        case .held(let shared):
            return shared.of(Service.self)
        case .referred(let reference):
            guard let object = reference.object, let service = object as? Service else { return nil }
            return Shared(service)
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
