/// Finds components that need each other before any of them exists.
///
/// Property and method injection run after the initializer. By then, a scope that shares instances returns the new
/// instance, which breaks the cycle. A transient instance is never returned again, and a value or an actor only after
/// all injections.
/// Deferred dependencies break a cycle, too. Optional ones don't: they are resolved if a node provides them.
enum CycleCheck {
    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let edges = index.edges.map { $0.filter { isUnbroken($0, in: index) } }
        let components = StrongComponents.circular(edges)
        guard !components.isEmpty else { return [] }

        var component: [Int?] = Array(repeating: nil, count: index.nodes.count)
        for (number, members) in components.enumerated() {
            for member in members { component[member] = number }
        }
        var isEntered = Array(repeating: false, count: index.nodes.count)
        for edge in index.edges.joined() where component[edge.target] != component[edge.source] {
            isEntered[edge.target] = true
        }
        var ranks = Array(repeating: 0, count: index.nodes.count)
        for (rank, node) in index.nodesInSourceOrder.enumerated() {
            ranks[node] = isEntered[node] ? rank : rank + index.nodes.count
        }
        return components.enumerated().flatMap { number, members in
            // A cycle is written from the node at which the rest of the program enters it, or else from the first declared.
            let (rings, left) = RingSearch(edges: edges) { component[$0] == number }
                .rings(through: members.sorted { ranks[$0] < ranks[$1] })
            return rings.enumerated().map { place, ring in
                CycleProblem(ring: ring, index: index, left: place == rings.count - 1 ? left : 0).problem
            }
        }
    }

    private static func isUnbroken(_ edge: GraphIndex.Edge, in index: GraphIndex) -> Bool {
        let dependency = index.dependency(of: edge)
        // If several nodes may be the provider, there may be no cycle.
        guard dependency.needsEachProvider, dependency.need != .deferred else { return false }
        let node = index.nodes[edge.source]
        return dependency.injection == .initializer || node.scope == .transient || !node.isInjectedWhenFound
    }
}
