extension ResolutionContext {
    /// The object graph, as something that can be carried to other threads.
    var graph: GraphIdentifier {
        if let graph = state.pointee.graph { return graph }
        let graph = GraphIdentifier()
        graph.resolutionBegins()
        state.pointee.localGraph.move(to: graph)
        state.pointee.graph = graph
        state.pointee.hasGraph = true
        return graph
    }

    /// Whether the instance of the innermost factory may be looked for in the object graph later: not if
    /// that factory is also the outermost and nobody outside the thread sees the graph.
    @usableFromInline
    var mayBeAskedAgain: Bool {
        state.pointee.stack.depth > 1 || state.pointee.graph != nil
    }

    /// The instance of a registration in the object graph.
    @usableFromInline
    func graphInstance<Service>(of registration: Unmanaged<Registration>) -> Shared<Service>? {
        if let graph = state.pointee.graph { return graph.instance(for: registration.serialNumber) }
        return state.pointee.localGraph.instance(of: registration.serialNumber)?.of(Service.self)
    }

    /// Puts an instance into the object graph unless there is one.
    ///
    /// - Returns: The instance that is in the graph now.
    @usableFromInline
    func settle<Service>(
        _ instance: Shared<Service>,
        of registration: Unmanaged<Registration>
    ) -> Shared<Service> {
        state.pointee.stack.noteSharedInstance()
        state.pointee.hasGraph = true
        if let graph = state.pointee.graph {
            return graph.settle(instance, for: registration.serialNumber)
        }
        if let existing = state.pointee.localGraph.instance(of: registration.serialNumber) {
            return existing.of(Service.self)
        }
        state.pointee.localGraph.add(instance, of: registration.serialNumber)
        return instance
    }

    /// Holds an instance that nothing else may hold until the resolution ends.
    func hold(_ instance: AnyShared, of registration: Unmanaged<Registration>) {
        state.pointee.hasGraph = true
        if let graph = state.pointee.graph {
            graph.setInstance(instance, for: registration.serialNumber)
        } else {
            state.pointee.localGraph.remove(registration.serialNumber)
            state.pointee.localGraph.add(instance, of: registration.serialNumber)
        }
    }

    /// Takes an instance out of the object graph.
    func removeGraphInstance(of registration: Unmanaged<Registration>) {
        if let graph = state.pointee.graph {
            graph.setInstance(nil, for: registration.serialNumber)
        } else {
            state.pointee.localGraph.remove(registration.serialNumber)
        }
    }

    /// Notes a custom storage, to tell it of the end.
    func noteUse(of storage: any InstanceStorage) {
        guard !state.pointee.usedStorages.contains(where: { $0 === storage }) else { return }
        state.pointee.usedStorages.append(storage)
        state.pointee.hasGraph = true
    }

    // MARK: - Changing the graph

    /// An object graph that the resolution has left for another one and will return to.
    struct LeftGraph {
        let graph: GraphIdentifier
        let hierarchy: Container.Hierarchy?
        let usedStorages: [any InstanceStorage]
    }

    /// Runs a body in the object graph of another hierarchy, which is the same each time that the resolution
    /// comes back to it.
    @usableFromInline
    func inGraph<Result, Failure: Error>(
        of container: Container,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let left = state.pointee.leftGraphs.last { $0.hierarchy == container.hierarchy }
        return try inGraph(left?.graph, of: container, body)
    }

    /// Runs a body in a given object graph, or in a new one.
    @usableFromInline
    func inGraph<Result, Failure: Error>(
        _ graph: GraphIdentifier?,
        of container: Container,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let isOutermost = state.pointee.resolutionCount == 0
        if isOutermost {
            state.pointee.reader.begin()
        } else {
            let left = LeftGraph(
                graph: self.graph,
                hierarchy: state.pointee.hierarchy,
                usedStorages: state.pointee.usedStorages
            )
            state.pointee.leftGraphs.append(left)
        }
        graph?.resolutionBegins()
        state.pointee.resolutionCount += 1
        state.pointee.hierarchy = container.hierarchy
        state.pointee.graph = graph
        state.pointee.usedStorages = []
        defer {
            var ended = takeGraph()
            state.pointee.resolutionCount -= 1
            if isOutermost {
                state.pointee.reader.end()
            } else {
                let left = state.pointee.leftGraphs.removeLast()
                state.pointee.graph = left.graph
                state.pointee.hasGraph = true
                state.pointee.hierarchy = left.hierarchy
                state.pointee.usedStorages = left.usedStorages
            }
            ended.end()
        }
        return try body()
    }

    /// An object graph of which a resolution has ended.
    ///
    /// Its instances go with it, which runs code of the user, so it is only let go when the context is in
    /// order.
    struct EndedGraph {
        fileprivate(set) var local: LocalGraph
        fileprivate let graph: GraphIdentifier?
        fileprivate let usedStorages: [any InstanceStorage]

        mutating func end() {
            graph?.resolutionEnded()
            local.removeAll()
            for storage in usedStorages { storage.graphResolutionCompleted() }
        }
    }

    /// Leaves the context without an object graph.
    func takeGraph() -> EndedGraph {
        let ended = EndedGraph(
            local: state.pointee.localGraph,
            graph: state.pointee.graph,
            usedStorages: state.pointee.usedStorages
        )
        state.pointee.localGraph = LocalGraph()
        state.pointee.graph = nil
        state.pointee.hasGraph = false
        state.pointee.usedStorages = []
        return ended
    }
}

extension Unmanaged<Registration> {
    fileprivate var serialNumber: SerialNumber { _withUnsafeGuaranteedRef { $0.serialNumber } }
}
