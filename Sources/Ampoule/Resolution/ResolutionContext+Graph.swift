/// The object graph of the calling thread.
extension ResolutionContext: SequentialObjectGraph {
    /// The object graph in the form that other threads can use.
    var identifier: GraphIdentifier {
        if let graph = state.pointee.graph { return graph }
        let graph = GraphIdentifier()
        graph.resolutionBegins()
        var local = exchange(&state.pointee.localGraph, with: LocalGraph())
        local.copy(to: graph)
        state.pointee.graph = graph
        state.pointee.hasGraph = true
        // Releases the last reference to an instance whose completion has failed; its deinitializer may resolve.
        local.removeAll()
        if state.pointee.localGraph.isEmpty { state.pointee.localGraph = local }
        return graph
    }

    /// Whether other threads see the graph, and would find the instance before it is completed, or the instance may hold one that
    /// is incomplete.
    ///
    /// Otherwise no slot is needed before the instance is completed: the first one committed counts.
    func needsSlot(forInstanceThatIsCompleted isCompleted: Bool) -> Bool {
        isCompleted && isGraphPublished || mayHold
    }

    /// Whether the requested service is part of an object graph: inside a factory, or in a continued graph.
    var isInGraph: Bool { depth > 0 || state.pointee.graph != nil }

    /// Whether other threads can see the object graph.
    var isGraphPublished: Bool { state.pointee.graph != nil }

    /// Whether a later request may look for the instance of the innermost factory.
    ///
    /// It can't if the outermost request is that for the instance, and not for a list, and no other thread sees the graph.
    var mayBeAskedAgain: Bool {
        state.pointee.resolutionCount > 1 || state.pointee.graph != nil
    }

    var mustCommit: Bool {
        mayBeAskedAgain || state.pointee.stack.hasMadeSharedInstance
    }

    // MARK: - Instances

    func instance<Service>(of owner: SerialNumber) -> Service? {
        if let graph = state.pointee.graph {
            let shared: Shared<Service>? = graph.instance(for: owner)
            return shared?.value
        }
        return localInstance(of: owner, type: Service.self)?.assumingMemoryBound(to: Service.self).pointee
    }

    /// The address of a registration's instance in a graph that only this thread sees.
    func localInstance(of owner: SerialNumber, type: Any.Type) -> UnsafeMutableRawPointer? {
        state.pointee.localGraph.instance(of: owner, type: type)
    }

    func commit<Service>(_ instance: UnsafeMutablePointer<Service>, of owner: SerialNumber) -> Bool {
        if innermostMaker != .none { return commitReceiver(instance, of: owner) }
        guard
            let place = placeInLocalGraph(
                for: owner,
                type: Service.self,
                size: MemoryLayout<Service>.size,
                alignment: MemoryLayout<Service>.alignment
            )
        else { return commitUnlessCached(instance, of: owner) }
        place.assumingMemoryBound(to: Service.self).initialize(to: instance.pointee)
        return true
    }

    /// The address for a new instance in the local graph; `nil` if the graph has one, or if other threads see the graph.
    private func placeInLocalGraph(
        for owner: SerialNumber,
        type: Any.Type,
        size: Int,
        alignment: Int
    ) -> UnsafeMutableRawPointer? {
        guard state.pointee.graph == nil else { return nil }
        if state.pointee.stack.hasMadeSharedInstance, localInstance(of: owner, type: type) != nil {
            return nil
        }
        state.pointee.stack.noteSharedInstance()
        state.pointee.hasGraph = true
        return state.pointee.localGraph.add(instanceOf: owner, type: type, size: size, alignment: alignment)
    }

    @inline(never)
    private func commitUnlessCached<Service>(
        _ instance: UnsafeMutablePointer<Service>,
        of owner: SerialNumber
    ) -> Bool {
        state.pointee.stack.noteSharedInstance()
        state.pointee.hasGraph = true
        if let existing: Service = self.instance(of: owner) {
            instance.pointee = existing
            return false
        }
        guard let graph = state.pointee.graph else {
            state.pointee.localGraph.add(instance.pointee, of: owner)
            return true
        }
        let shared = Shared(instance.pointee)
        let committed = graph.commit(shared, for: owner)
        if committed === shared { return true }
        instance.pointee = committed.value
        return false
    }

    func setInstance(_ instance: AnyShared?, of owner: SerialNumber) {
        if let graph = state.pointee.graph {
            graph.setInstance(instance, for: owner)
            return
        }
        state.pointee.localGraph.remove(owner)
        guard let instance else { return }
        state.pointee.hasGraph = true
        state.pointee.localGraph.add(instance, of: owner)
    }

    func noteUse(of storage: any InstanceStorage) {
        guard !state.pointee.usedStorages.contains(where: { $0 === storage }) else { return }
        state.pointee.usedStorages.append(storage)
        state.pointee.hasGraph = true
    }

    /// Runs a closure, which must not run user code, as a pinned reader.
    func whilePinned<Result>(_ body: () -> Result) -> Result {
        guard state.pointee.resolutionCount == 0 else { return body() }
        // Counts as a resolution of no hierarchy, so that one in the closure, as by a deinitializer, leaves the pin alone.
        state.pointee.reader.pin()
        state.pointee.hierarchy = nil
        state.pointee.resolutionCount = 1
        defer { end() }
        return body()
    }
}

/// Switches a resolution between object graphs.
extension ResolutionContext {
    /// An object graph that the resolution has left for another one and will return to.
    struct LeftGraph {
        let graph: GraphIdentifier
        let hierarchy: HierarchyIdentifier?
        let usedStorages: [any InstanceStorage]
    }

    /// Runs a closure in the object graph of another hierarchy.
    ///
    /// A resolution that returns to a hierarchy continues the same graph.
    func inGraph<Result, Failure: Error>(
        of hierarchy: HierarchyIdentifier,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let left = state.pointee.leftGraphs.last { $0.hierarchy == hierarchy }
        let graph = left?.graph ?? state.pointee.caller?.graph(of: hierarchy)
        return try inGraph(graph, of: hierarchy, body)
    }

    /// Runs a closure in a given object graph, or in a new one.
    ///
    /// - Parameters:
    ///   - graph: The graph to continue; `nil` for a new one.
    ///   - hierarchy: The hierarchy of containers that the graph belongs to.
    ///   - askers: The containers that were asked for shared instances that another one makes, the outermost first.
    ///   - body: The closure.
    func inGraph<Result, Failure: Error>(
        _ graph: GraphIdentifier?,
        of hierarchy: HierarchyIdentifier,
        askedBy askers: [Asker] = [],
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let isOutermost = state.pointee.resolutionCount == 0
        if isOutermost {
            state.pointee.reader.pin()
        } else {
            let left = LeftGraph(
                graph: identifier,
                hierarchy: state.pointee.hierarchy,
                usedStorages: state.pointee.usedStorages
            )
            state.pointee.leftGraphs.append(left)
        }
        graph?.resolutionBegins()
        state.pointee.askers += askers
        state.pointee.resolutionCount += 1
        state.pointee.hierarchy = hierarchy
        state.pointee.graph = graph
        state.pointee.usedStorages = []
        defer {
            if isOutermost { forgetReceived() }
            var ended = takeGraph()
            state.pointee.resolutionCount -= 1
            state.pointee.askers.removeLast(askers.count)
            if isOutermost {
                state.pointee.reader.unpin()
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

    /// The containers that were asked for shared instances that others make, the innermost resolution first.
    var askers: some Sequence<Asker> { state.pointee.askers.reversed() }

    /// The object graph of a resolution that has ended.
    ///
    /// Releasing its instances runs user code, so it ends after the context has left it.
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

    /// Removes the object graph from the context.
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
