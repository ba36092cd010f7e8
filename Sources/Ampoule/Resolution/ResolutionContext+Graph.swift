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

    /// Whether what is asked for now is part of an object graph: inside a factory, or where a graph is carried on.
    var isInGraph: Bool { depth > 0 || state.pointee.graph != nil }

    /// Whether others know of the object graph.
    var hasGraphOfOthers: Bool { state.pointee.graph != nil }

    /// Whether the instance of the innermost factory may be looked for in the object graph later: not if
    /// that factory is also the outermost and nobody outside the thread sees the graph.
    var mayBeAskedAgain: Bool {
        state.pointee.stack.depth > 1 || state.pointee.graph != nil
    }

    /// Whether the instance that the innermost factory has made must be settled: if it may be looked for later,
    /// or if the factory may have been entered again meanwhile and have made another instance.
    @usableFromInline
    var mustSettle: Bool {
        mayBeAskedAgain || state.pointee.stack.hasMadeSharedInstance
    }

    /// The instance of a registration in the object graph.
    @usableFromInline
    func graphInstance<Service>(of registration: Unmanaged<Registration>, type: Service.Type) -> Service? {
        if let graph = state.pointee.graph {
            let shared: Shared<Service>? = graph.instance(for: registration.serialNumber)
            return shared?.value
        }
        return localInstance(of: registration, type: type)?.assumingMemoryBound(to: type).pointee
    }

    /// Where the instance of a registration lies in the object graph of which nobody else knows.
    @usableFromInline
    func localInstance(
        of registration: Unmanaged<Registration>,
        type: Any.Type
    ) -> UnsafeMutableRawPointer? {
        state.pointee.localGraph.instance(of: registration.serialNumber, type: type)
    }

    /// Puts an instance into the object graph unless there is one.
    ///
    /// - Returns: The instance that is in the graph now.
    func settle<Service>(_ instance: Service, of registration: Unmanaged<Registration>) -> Service {
        var instance = instance
        settle(&instance, of: registration)
        return instance
    }

    /// Puts the instance at an address into the object graph, or the one of the graph at the address.
    func settle<Service>(
        _ instance: UnsafeMutablePointer<Service>,
        of registration: Unmanaged<Registration>
    ) {
        guard
            let place = placeInLocalGraph(
                for: registration,
                type: Service.self,
                size: MemoryLayout<Service>.size,
                alignment: MemoryLayout<Service>.alignment
            )
        else {
            instance.pointee = settleAmongOthers(instance.pointee, of: registration)
            return
        }
        place.assumingMemoryBound(to: Service.self).initialize(to: instance.pointee)
    }

    /// The place to put an instance at in the object graph, or nil if there is an instance, or if others know
    /// of the graph.
    private func placeInLocalGraph(
        for registration: Unmanaged<Registration>,
        type: Any.Type,
        size: Int,
        alignment: Int
    ) -> UnsafeMutableRawPointer? {
        guard state.pointee.graph == nil else { return nil }
        if state.pointee.stack.hasMadeSharedInstance, localInstance(of: registration, type: type) != nil {
            return nil
        }
        state.pointee.stack.noteSharedInstance()
        state.pointee.hasGraph = true
        return state.pointee.localGraph.add(
            instanceOf: registration.serialNumber,
            type: type,
            size: size,
            alignment: alignment
        )
    }

    @inline(never)
    private func settleAmongOthers<Service>(_ instance: Service, of registration: Unmanaged<Registration>)
        -> Service
    {
        state.pointee.stack.noteSharedInstance()
        state.pointee.hasGraph = true
        if let existing = graphInstance(of: registration, type: Service.self) { return existing }
        guard let graph = state.pointee.graph else { return instance }
        return graph.settle(Shared(instance), for: registration.serialNumber).value
    }

    /// Holds an instance that nothing else may hold until the resolution ends.
    func hold(_ instance: AnyShared, of registration: Unmanaged<Registration>) {
        state.pointee.hasGraph = true
        if let graph = state.pointee.graph {
            graph.setInstance(instance, for: registration.serialNumber)
        } else {
            state.pointee.localGraph.remove(registration.serialNumber)
            state.pointee.localGraph
                .add(
                    instanceOf: registration.serialNumber,
                    type: AnyShared.self,
                    size: MemoryLayout<AnyShared>.size,
                    alignment: MemoryLayout<AnyShared>.alignment
                )
                .initializeMemory(as: AnyShared.self, to: instance)
        }
    }

    /// Takes an instance out of the object graph.
    @usableFromInline
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
    struct EndedGraph: ~Copyable {
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
            local: exchange(&state.pointee.localGraph, with: LocalGraph()),
            graph: state.pointee.graph,
            usedStorages: state.pointee.usedStorages
        )
        state.pointee.graph = nil
        state.pointee.hasGraph = false
        state.pointee.usedStorages = []
        return ended
    }
}

extension Unmanaged<Registration> {
    fileprivate var serialNumber: SerialNumber { _withUnsafeGuaranteedRef { $0.serialNumber } }
}
