/// A depth-first visit of nodes along edges, with a stack of its own instead of recursion.
///
/// - Complexity: O(*n*), where *n* is the number of nodes and edges.
package struct DepthFirstVisit {
    private enum State { case unvisited, entered, left }

    /// The nodes that each root reaches and no root before it does, in the order in which the visit enters them.
    package private(set) var trees: [[Int]] = []

    /// The nodes in the order in which the visit leaves them.
    private(set) var left: [Int] = []

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

    /// The sets of nodes that reach each other.
    ///
    /// This is Kosaraju's algorithm.
    static func components(_ targets: [[Int]]) -> [[Int]] {
        var sources = targets.map { _ in [Int]() }
        for source in targets.indices {
            for target in targets[source] { sources[target].append(source) }
        }
        let order = DepthFirstVisit(targets, from: targets.indices).left.reversed()
        return DepthFirstVisit(sources, from: order).trees.reversed()
    }
}
