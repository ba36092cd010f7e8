/// Finds the rings in one set of nodes that reach each other.
///
/// There can be exponentially many. What is found is the shortest ring through each edge that leads back to a
/// node being visited: broken there, none is left.
struct RingSearch {
    /// The most rings of one set that are spelled out.
    static let most = 10

    private let edges: [[GraphIndex.Edge]]
    private let isMember: (Int) -> Bool

    /// - Parameters:
    ///   - edges: The edges out of each node.
    ///   - isMember: Whether a node belongs to the set.
    init(edges: [[GraphIndex.Edge]], isMember: @escaping (Int) -> Bool) {
        self.edges = edges
        self.isMember = isMember
    }

    /// The rings, each once, and how many edges lead back in rings that are not spelled out.
    ///
    /// - Parameter members: The nodes of the set, in the order in which they are visited.
    func rings(through members: [Int]) -> (rings: [Ring], left: Int) {
        let back = backEdges(members)
        var rings: [Ring] = []
        var known: Set<[GraphIndex.Edge]> = []
        var left = 0
        for edge in back {
            guard rings.count < Self.most else {
                left += 1
                continue
            }
            let ring = Ring(edges: shortestWay(from: edge.target, to: edge.source) + [edge])
            if known.insert(ring.canonicalEdges).inserted { rings.append(ring) }
        }
        return (rings, left)
    }

    /// The edges to nodes that are being visited, in a visit that goes into the depth.
    private func backEdges(_ members: [Int]) -> [GraphIndex.Edge] {
        enum State { case visiting, visited }
        var states: [Int: State] = [:]
        var back: [GraphIndex.Edge] = []
        for root in members where states[root] == nil {
            var frames = [(node: root, nextEdge: 0)]
            states[root] = .visiting
            while let (node, nextEdge) = frames.last {
                guard nextEdge < edges[node].count else {
                    states[node] = .visited
                    frames.removeLast()
                    continue
                }
                frames[frames.count - 1].nextEdge += 1
                let edge = edges[node][nextEdge]
                guard isMember(edge.target) else { continue }
                switch states[edge.target] {
                case .visiting: back.append(edge)
                case .visited: break
                case nil:
                    states[edge.target] = .visiting
                    frames.append((edge.target, 0))
                }
            }
        }
        return back
    }

    private func shortestWay(from start: Int, to end: Int) -> [GraphIndex.Edge] {
        var arrivals: [Int: GraphIndex.Edge] = [:]
        var queue = [start]
        var next = 0
        while arrivals[end] == nil, start != end, next < queue.count {
            for edge in edges[queue[next]]
            where isMember(edge.target) && edge.target != start && arrivals[edge.target] == nil {
                arrivals[edge.target] = edge
                queue.append(edge.target)
            }
            next += 1
        }
        var way: [GraphIndex.Edge] = []
        var node = end
        while node != start, let edge = arrivals[node] {
            way.append(edge)
            node = edge.source
        }
        return way.reversed()
    }
}
