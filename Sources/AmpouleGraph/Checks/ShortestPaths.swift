/// The shortest paths along edges to nodes, each from the nearest of some starts.
struct ShortestPaths {
    /// The edge by which the search reached each node; none for the starts.
    private var arrivals: [Int: GraphIndex.Edge] = [:]

    /// Searches breadth-first.
    ///
    /// - Complexity: O(*n*), where *n* is the number of reached nodes and their edges.
    init(along edges: [[GraphIndex.Edge]], from starts: [Int]) {
        var isReached = Set(starts)
        var queue = starts
        var next = 0
        while next < queue.count {
            for edge in edges[queue[next]] where isReached.insert(edge.target).inserted {
                arrivals[edge.target] = edge
                queue.append(edge.target)
            }
            next += 1
        }
    }

    /// The edges of the path to a node; empty for a start, or if there is no path.
    func path(to node: Int) -> [GraphIndex.Edge] {
        var path: [GraphIndex.Edge] = []
        var node = node
        while let edge = arrivals[node] {
            path.append(edge)
            node = edge.source
        }
        return path.reversed()
    }
}
