import Synchronization

/// An object graph: what one resolution and everything resolved for it share.
///
/// Inside a factory, `resolve(GraphIdentifier.self)` gives the current one; with the container's
/// `withObjectGraph` a later resolution carries it on and gets the same graph-scoped instances. While a
/// resolution runs in it, a graph holds its instances; afterwards objects are shared as long as somebody else
/// holds them, and values are forgotten. An object may therefore hold the identifier of the graph that it is
/// part of.
///
/// Name and meaning are those of Swinject's `GraphIdentifier`.
public final class GraphIdentifier: Sendable {
    private struct State: Sendable {
        /// The instances, by the registration or the storage that they belong to.
        var instances: [SerialNumber: GraphInstance] = [:]

        /// How many resolutions, on any thread, run in the graph.
        var resolutionCount = 0
    }

    private let state = Mutex(State())

    /// Creates an empty graph.
    public init() {}

    /// The instance that an owner, a registration or a storage, has in this graph; all instances of one
    /// owner are of one type.
    ///
    /// - Complexity: O(1).
    func instance<Service>(for owner: SerialNumber) -> Shared<Service>? {
        state.withLock { $0.instances[owner] }?.shared()
    }

    /// Puts an instance into the graph, or takes it out.
    func setInstance(_ instance: AnyShared?, for owner: SerialNumber) {
        let instance = instance.map { GraphInstance.held($0) }
        // The former instance is released after the lock is, since its deinitializer is user code.
        _ = state.withLock { state in
            let former = state.instances[owner]
            state.instances[owner] = instance
            return former
        }
    }

    /// Puts an instance into the graph unless there is one already.
    ///
    /// - Returns: The instance that is in the graph now.
    func commit<Service>(_ instance: Shared<Service>, for owner: SerialNumber) -> Shared<Service> {
        state.withLock { state in
            let existing: Shared<Service>? = state.instances[owner]?.shared()
            if let existing { return existing }
            state.instances[owner] = .held(instance)
            return instance
        }
    }

    // MARK: - Holding

    /// Tells that a resolution begins to run in the graph.
    func resolutionBegins() {
        state.withLock { $0.resolutionCount += 1 }
    }

    /// Tells that a resolution has ended; with the last, the graph stops holding its instances.
    ///
    /// - Complexity: O(*n*), where *n* is the number of instances.
    func resolutionEnded() {
        // The instances are released after the lock is, for the same reason as above.
        _ = state.withLock { state -> [SerialNumber: GraphInstance] in
            state.resolutionCount -= 1
            guard state.resolutionCount == 0 else { return [:] }
            let former = state.instances
            state.instances = former.compactMapValues(\.released)
            return former
        }
    }
}

/// An instance in an object graph.
private enum GraphInstance: Sendable {
    case held(AnyShared)
    case referred(WeakReference)

    /// The instance in a box, unless it has gone.
    func shared<Service>() -> Shared<Service>? {
        switch self {
        case .held(let shared):
            return shared.of(Service.self)
        case .referred(let reference):
            guard let object = reference.object, let service = object as? Service else { return nil }
            return Shared(service)
        }
    }

    /// A reference that does not retain the instance, if it is an object.
    var released: GraphInstance? {
        switch self {
        case .held(let shared): shared.weakReference.map { .referred($0) }
        case .referred: self
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

/// The identifier of a graph is that of the object.
extension GraphIdentifier: Identifiable {}
