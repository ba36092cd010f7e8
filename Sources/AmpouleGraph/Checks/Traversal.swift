/// A depth-first visit of nodes along edges, with a stack of its own instead of recursion.
///
/// - Complexity: O(*n*), where *n* is the number of nodes and edges.
package struct DepthFirstVisit {
    private enum State { case unvisited, entered, left }

    /// The nodes that each root reaches and no root before it does, in the order in which the visit enters them.
    package private(set) var trees: [[Int]] = []

    /// The nodes in the order in which the visit leaves them.
    package private(set) var left: [Int] = []

    /// The edges to nodes that the visit has entered and not left yet, by the sources and the indices of their edges.
    ///
    /// Each cycle has one.
    package private(set) var backEdges: [(source: Int, edge: Int)] = []

    /// Visits nodes.
    ///
    /// - Parameters:
    ///   - targets: The targets of the edges out of each node.
    ///   - roots: The nodes to begin with; those that are reached from an earlier one are not roots.
    package init(_ targets: [[Int]], from roots: some Sequence<Int>) {
        var states = Array(repeating: State.unvisited, count: targets.count)
        for root in roots where states[root] == .unvisited {
            var path = [(node: root, nextEdge: 0)]
            var tree = [root]
            states[root] = .entered
            while let (node, edge) = path.last {
                guard edge < targets[node].count else {
                    states[node] = .left
                    left.append(node)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].nextEdge += 1
                let target = targets[node][edge]
                switch states[target] {
                case .left: break
                case .entered: backEdges.append((node, edge))
                case .unvisited:
                    states[target] = .entered
                    tree.append(target)
                    path.append((target, 0))
                }
            }
            trees.append(tree)
        }
    }

    /// The numbers of the components to which the nodes belong; the nodes of a component reach each other.
    ///
    /// This is Kosaraju's algorithm.
    static func components(_ targets: [[Int]]) -> [Int] {
        let order = DepthFirstVisit(targets, from: targets.indices).left.reversed()
        let trees = DepthFirstVisit(sources(of: targets), from: order).trees
        var components = targets.map { _ in 0 }
        for (number, members) in trees.reversed().enumerated() {
            for member in members { components[member] = number }
        }
        return components
    }

    /// The sources of the edges into each node.
    package static func sources(of targets: [[Int]]) -> [[Int]] {
        var sources = targets.map { _ in [Int]() }
        for (source, targets) in targets.enumerated() {
            for target in targets { sources[target].append(source) }
        }
        return sources
    }
}

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
