/// The object graph of the calling thread.
extension ResolutionContext: ObjectGraph {
    /// The object graph in the form that other threads can use.
    var identifier: GraphIdentifier {
        if let graph = state.graph.identifier { return graph }
        let graph = GraphIdentifier()
        graph.resolutionBegins()
        var local = exchange(&state.localGraph, with: LocalGraph())
        local.copy(to: graph)
        state.graph.identifier = graph
        state.hasGraph = true
        // Releases the last reference to an instance whose completion has failed; its deinitializer may resolve.
        local.removeAll()
        if state.localGraph.isEmpty { state.localGraph = local }
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
    var isInGraph: Bool { depth > 0 || state.graph.identifier != nil }

    /// Whether other threads can see the object graph.
    var isGraphPublished: Bool { state.graph.identifier != nil }

    /// Whether a later request may look for the instance of the innermost factory.
    ///
    /// It can't if the outermost request is that for the instance, and not for a list, and no other thread sees the graph.
    var mayBeAskedAgain: Bool {
        state.resolutionCount > 1 || state.graph.identifier != nil
    }

    var mustCommit: Bool {
        mayBeAskedAgain || state.stack.hasMadeSharedInstance
    }

    // MARK: - Instances

    func instance(of owner: SerialNumber, as type: Any.Type) -> Shared? {
        if let graph = state.graph.identifier { return graph.instance(for: owner, as: type) }
        return localInstance(of: owner, type: type).map { Shared.copying($0, as: type) }
    }

    /// The address of a registration's instance in a graph that only this thread sees.
    @inline(__always)
    func localInstance(of owner: SerialNumber, type: Any.Type) -> ValueAddress? {
        state.localGraph.instance(of: owner, type: type)
    }

    /// Commits an instance to the graph, unless the graph has one.
    ///
    /// - Parameters:
    ///   - instance: The address of the instance; replaced by the one of the graph.
    ///   - type: The type of the instance.
    ///   - owner: The registration.
    /// - Returns: Whether the given instance was committed.
    @inline(never)
    func commit(_ instance: ValueAddress, _ type: Any.Type, of owner: SerialNumber) -> Bool {
        guard innermostMaker == .none, state.graph.identifier == nil else {
            return commitShared(instance, type, of: owner)
        }
        let known = state.stack.hasMadeSharedInstance ? localInstance(of: owner, type: type) : nil
        state.stack.noteSharedInstance()
        state.hasGraph = true
        if let known {
            instance.assign(known, as: type)
        } else {
            state.localGraph.add(copying: instance, as: type, of: owner)
        }
        return known == nil
    }

    /// Commits an instance to a graph that other threads see, or one whose factory has received an incomplete instance.
    @inline(never)
    private func commitShared(_ instance: ValueAddress, _ type: Any.Type, of owner: SerialNumber) -> Bool {
        let made = Shared.copying(instance, as: type)
        let counting: Shared
        if innermostMaker != .none {
            counting = commitReceiver(made, of: owner)
        } else {
            state.stack.noteSharedInstance()
            counting = identifier.commit(made, as: type, for: owner)
        }
        if counting !== made { instance.assign(counting.address, as: type) }
        return counting === made
    }

    func hold(_ instance: Shared) {
        if let graph = state.graph.identifier { return graph.setInstance(instance, for: .next()) }
        state.hasGraph = true
        state.localGraph.add(copying: instance.address, as: instance.type, of: .next())
    }

    /// Runs a closure, which must not run user code, as a pinned reader.
    func whilePinned<Result>(_ body: () -> Result) -> Result {
        guard state.resolutionCount == 0 else { return body() }
        // Counts as a resolution of no hierarchy, so that one in the closure, as by a deinitializer, leaves the pin alone.
        state.reader.pin()
        state.graph.hierarchy = nil
        state.resolutionCount = 1
        defer { end() }
        return body()
    }
}

/// Switches a resolution between object graphs.
extension ResolutionContext {
    /// An object graph: the one of the resolution, or one that it has left for another one and will return to.
    struct Graph {
        /// The hierarchy of containers that the graph belongs to.
        var hierarchy: HierarchyIdentifier?

        /// The object graph once other threads can see it.
        var identifier: GraphIdentifier?

        /// The containers that were asked for shared instances that another one makes in the graph, the outermost first.
        var askers: [Asker] = []
    }

    /// Runs a closure in the object graph of another hierarchy.
    ///
    /// A resolution that returns to a hierarchy continues the same graph.
    func inGraph<Result, Failure: Error>(
        of hierarchy: HierarchyIdentifier,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let left = state.leftGraphs.last { $0.hierarchy == hierarchy }
        let graph = left?.identifier ?? state.caller?.resolution(in: hierarchy)?.graph
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
        let isOutermost = state.resolutionCount == 0
        if isOutermost {
            state.reader.pin()
        } else {
            // The graph is continued by its identifier.
            _ = identifier
            state.leftGraphs.append(state.graph)
        }
        graph?.resolutionBegins()
        state.resolutionCount += 1
        state.graph = Graph(hierarchy: hierarchy, identifier: graph, askers: askers)
        defer {
            state.resolutionCount -= 1
            endGraph(returningTo: isOutermost ? nil : state.leftGraphs.removeLast())
        }
        return try body()
    }

    /// The containers that were asked for shared instances that others make, the innermost resolution first.
    var askers: some Sequence<Asker> {
        (state.leftGraphs + [state.graph]).flatMap(\.askers).reversed()
    }

    /// Ends the object graph, and unpins the thread if it returns to no other one.
    @inline(never)
    func endGraph(returningTo outer: Graph? = nil) {
        var local = exchange(&state.localGraph, with: LocalGraph())
        let ended = exchange(&state.graph, with: outer ?? Graph())
        state.hasGraph = outer != nil
        if outer == nil {
            state.hasReceived = false
            state.reader.unpin()
        }
        // Releasing the instances runs user code, so the graph ends after the context has left it.
        ended.identifier?.resolutionEnded()
        local.removeAll()
        // The deinitializers that just ran may have left a graph behind, with memory of its own.
        if state.localGraph.isEmpty { state.localGraph = local }
    }
}

extension AsynchronousRequest {
    /// Runs a synchronous resolution as part of this one, in its object graph and on its path.
    func synchronously<Result>(
        _ body: () throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        // A task started in here cannot be waited for, so it is not part of this resolution.
        try AsynchronousFrame.$current.withValue(nil) {
            Swift.Result { () throws(ResolutionError) in
                let context = ResolutionContext.current
                let former = context.state.caller
                let sharedInstanceCount = context.state.stack.sharedInstanceCount
                context.state.caller = caller
                defer {
                    context.state.caller = former
                    if context.state.stack.sharedInstanceCount != sharedInstanceCount {
                        caller?.noteSharedInstance()
                    }
                }
                return try context.inGraph(
                    resolution.graph,
                    of: resolution.hierarchy,
                    askedBy: resolution.askers,
                    body
                )
            }
        }
        .mapError { error in error.onPath(path + error.path) }.get()
    }
}
