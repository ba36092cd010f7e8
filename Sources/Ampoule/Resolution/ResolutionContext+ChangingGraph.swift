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
            if isOutermost { forgetReceipts(from: 0) }
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
