/// Finds the shortest route by which a program requires a node.
struct RouteSearch {
    /// The most steps that are listed; those in the middle of a longer route are counted.
    private static let most = 8

    private let index: GraphIndex

    /// The edge by which the search reached each node; `nil` for the start of a route.
    private let arrivals: [GraphIndex.Edge?]

    /// Searches from the registered nodes that no other node requires.
    ///
    /// - Complexity: O(*n*), where *n* is the number of nodes and dependencies.
    init(_ index: GraphIndex) {
        self.index = index
        var isRequired = index.nodes.map { _ in false }
        for edge in index.edges.joined() { isRequired[edge.target] = true }
        var queue = index.nodesInSourceOrder.filter { index.nodes[$0].isRegistered && !isRequired[$0] }
        var arrivals: [GraphIndex.Edge?] = index.nodes.map { _ in nil }
        var next = 0
        while next < queue.count {
            // A start has no edge to it.
            for edge in index.edges[queue[next]] where arrivals[edge.target] == nil {
                arrivals[edge.target] = edge
                queue.append(edge.target)
            }
            next += 1
        }
        self.arrivals = arrivals
    }

    /// The route to a node, from its start: where each node requires the next one.
    func notes(to node: ComponentGraph.Node.ID) -> [ComponentGraph.Problem.Note] {
        guard var place = index.place(of: node) else { return [] }
        var steps: [ComponentGraph.Problem.Note] = []
        while let edge = arrivals[place] {
            steps.append(step(edge))
            place = edge.source
        }
        steps.reverse()
        guard steps.count > Self.most else { return steps }
        let left = ComponentGraph.Problem.Note(
            location: nil,
            message: "… \(steps.count - Self.most) more steps …"
        )
        return Array(steps.prefix(Self.most / 2)) + [left] + Array(steps.suffix(Self.most / 2))
    }

    private func step(_ edge: GraphIndex.Edge) -> ComponentGraph.Problem.Note {
        let (node, dependency) = (index.nodes[edge.source], index.dependency(of: edge))
        return ComponentGraph.Problem.Note(
            location: dependency.location ?? node.location,
            message:
                "'\(node.title)' \(dependency.isDecorated ? "decorates" : "requires") '\(dependency.key)' here"
        )
    }
}
