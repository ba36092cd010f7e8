/// Finds components that need each other before any of them exists.
///
/// What is injected into a property or with a method comes when there is an instance. A scope that shares
/// instances lets it be found by then, and the circle ends there; a transient instance is found by nobody, and
/// a value or an actor only when everything has been injected.
/// Deferred dependencies end a circle, too. Optional ones do not: they are made where something provides them.
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
            // A ring is spelled from where the rest of the program enters it, or else from what is declared first.
            let (rings, left) = RingSearch(edges: edges) { component[$0] == number }
                .rings(through: members.sorted { ranks[$0] < ranks[$1] })
            return rings.enumerated().map { place, ring in
                CycleProblem(ring: ring, index: index, left: place == rings.count - 1 ? left : 0).problem
            }
        }
    }

    private static func isUnbroken(_ edge: GraphIndex.Edge, in index: GraphIndex) -> Bool {
        let dependency = index.dependency(of: edge)
        // Where several nodes may be the provider, there may be no circle.
        guard case .node = dependency.provider, dependency.need != .deferred else { return false }
        let node = index.nodes[edge.source]
        return dependency.injection == .initializer || node.scope == .transient || !node.isInjectedWhenFound
    }
}
