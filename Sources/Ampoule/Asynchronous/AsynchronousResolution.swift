import Synchronization

/// The state that an asynchronous resolution shares with its nested resolutions, within one container hierarchy.
final class AsynchronousResolution: Sendable {
    let graph: GraphIdentifier
    let hierarchy: Container.Hierarchy

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
    init(_ graph: GraphIdentifier? = nil, of container: Container) {
        self.graph = graph ?? GraphIdentifier()
        self.isCarriedOn = graph != nil
        self.hierarchy = container.hierarchy
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

/// One request for an instance in an asynchronous resolution.
struct AsynchronousRequest: Sendable {
    let resolution: AsynchronousResolution

    /// The frame that asks; nil if it is the outermost request.
    let caller: AsynchronousFrame?

    var depth: Int { caller?.depth ?? 0 }

    /// Whether what is asked for is part of an object graph: inside a factory, or where a graph is carried on.
    var isInGraph: Bool { caller != nil || resolution.isCarriedOn }

    /// The keys on the way to what asks.
    var path: [RegistrationKey] { caller?.path ?? [] }

    /// An error at a key that is asked for now.
    func error(_ reason: ResolutionError.Reason, at key: RegistrationKey) -> ResolutionError {
        ResolutionError(reason, key: key, path: path + [key])
    }

    /// Whether an error is that of a circle that leads back to a factory around this request.
    ///
    /// - Complexity: O(*n*), where *n* is the depth.
    func isCaller(inCircleOf error: ResolutionError) -> Bool {
        guard let cycle = error.cycle else { return false }
        return error.path.count - cycle.count < path.count
    }

    /// Enters a registration's factory.
    ///
    /// - Throws: ``ResolutionError`` if that would never end.
    func enter(
        _ registration: Registration,
        for container: Container,
        maker: AsynchronousMaker? = nil
    ) throws(ResolutionError) -> AsynchronousFrame {
        if let caller {
            if caller.isCycle(entering: registration, for: container) {
                throw error(.cycle, at: registration.key)
            }
            if caller.depth >= AsynchronousFrame.greatestDepth {
                throw error(.tooDeep, at: registration.key)
            }
        }
        return AsynchronousFrame(of: registration, for: container, self, maker: maker)
    }

    /// Runs a synchronous resolution as a part of this one: in its object graph, and on its path.
    func synchronously<Result>(
        in container: Container,
        _ body: () throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        // What starts a task in here cannot wait for it, so the task is on its own.
        let outcome = AsynchronousFrame.$current.withValue(nil) {
            Swift.Result { () throws(ResolutionError) in
                try ResolutionContext.current.inGraph(resolution.graph, of: container, body)
            }
        }
        do {
            return try outcome.get()
        } catch {
            throw ResolutionError(error.reason, key: error.key, path: path + error.path)
        }
    }
}
