import Synchronization

/// The state that an asynchronous resolution shares with its nested resolutions, within one container hierarchy.
final class AsynchronousResolution: Sendable {
    let graph: GraphIdentifier
    let hierarchy: HierarchyIdentifier

    /// The containers that were asked for shared instances that others make, the outermost resolution first.
    let askers: [Asker]

    /// The resolution whose request another container serves in this one.
    private let outer: AsynchronousResolution?

    private struct State: Sendable {
        /// The number of running requests, nested or concurrent.
        var requestCount = 0

        /// Custom storages to notify when the resolution ends.
        var usedStorages: [any InstanceStorage] = []
    }

    private let state = Mutex(State())

    /// Whether the resolution continues an existing object graph.
    let isCarriedOn: Bool

    /// Creates a resolution that continues an object graph, or has a new one.
    init(_ graph: GraphIdentifier? = nil, in hierarchy: HierarchyIdentifier) {
        self.graph = graph ?? GraphIdentifier()
        self.isCarriedOn = graph != nil
        self.hierarchy = hierarchy
        self.askers = []
        self.outer = nil
    }

    /// Creates a resolution in which a container makes a shared instance for another one, in a graph of its own.
    ///
    /// - Parameters:
    ///   - hierarchy: The hierarchy of both containers.
    ///   - asker: The container that was asked, and what for.
    ///   - outer: The resolution of the request.
    init(in hierarchy: HierarchyIdentifier, askedBy asker: Asker, of outer: AsynchronousResolution) {
        self.graph = GraphIdentifier()
        self.isCarriedOn = false
        self.hierarchy = hierarchy
        self.askers = outer.askers + [asker]
        self.outer = outer
    }

    /// This resolution and those that it serves, the innermost first.
    var lineage: some Sequence<AsynchronousResolution> {
        sequence(first: self, next: \.outer)
    }

    /// Begins a request; ``end()`` ends it.
    func begin() {
        graph.resolutionBegins()
        state.withLock { $0.requestCount += 1 }
    }

    /// Ends a request.
    func end() {
        graph.resolutionEnded()
        let storages = state.withLock { state -> [any InstanceStorage] in
            state.requestCount -= 1
            guard state.requestCount == 0 else { return [] }
            defer { state.usedStorages = [] }
            return state.usedStorages
        }
        for storage in storages { storage.graphResolutionCompleted() }
    }

    /// Adds a custom storage to notify when the resolution ends.
    func noteUse(of storage: any InstanceStorage) {
        state.withLock { state in
            guard !state.usedStorages.contains(where: { $0 === storage }) else { return }
            state.usedStorages.append(storage)
        }
    }
}
