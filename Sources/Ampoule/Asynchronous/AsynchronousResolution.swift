import Synchronization

/// The state that an asynchronous resolution shares with its nested resolutions, within one container hierarchy.
final class AsynchronousResolution: Sendable {
    let graph: GraphIdentifier
    let hierarchy: HierarchyIdentifier

    private struct State: Sendable {
        /// How many requests, one inside the other or side by side, are under way.
        var requestCount = 0

        /// Custom storages that were used, to be told of the end.
        var usedStorages: [any InstanceStorage] = []
    }

    private let state = Mutex(State())

    /// Whether this carries on an existing object graph.
    let isCarriedOn: Bool

    /// Creates a resolution that carries on an object graph, or has one of its own.
    init(_ graph: GraphIdentifier? = nil, in hierarchy: HierarchyIdentifier) {
        self.graph = graph ?? GraphIdentifier()
        self.isCarriedOn = graph != nil
        self.hierarchy = hierarchy
    }

    /// Begins a request, which ``end()`` ends.
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

    /// Notes a custom storage, to tell it of the end.
    func noteUse(of storage: any InstanceStorage) {
        state.withLock { state in
            guard !state.usedStorages.contains(where: { $0 === storage }) else { return }
            state.usedStorages.append(storage)
        }
    }
}
