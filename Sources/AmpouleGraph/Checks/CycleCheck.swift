/// Finds components that need each other before any of them exists.
///
/// Property and method injection run after the initializer. By then, a scope that shares instances returns the new
/// instance, which breaks the cycle. A transient instance is never returned again, and a value or an actor only after
/// all injections.
/// Deferred dependencies break a cycle, too. Optional ones don't: they are resolved if a node provides them.
enum CycleCheck {
    /// The most cycles of nodes that reach each other that are spelled out.
    private static let most = 10

    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let edges = index.edges.map { $0.filter { isUnbroken($0, in: index) } }
        let targets = edges.map { $0.map(\.target) }
        let components = DepthFirstVisit.components(targets).filter { members in
            members.count > 1 || targets[members[0]].contains(members[0])
        }
        guard !components.isEmpty else { return [] }

        var component: [Int?] = Array(repeating: nil, count: index.nodes.count)
        for (number, members) in components.enumerated() {
            for member in members { component[member] = number }
        }
        var isEntered = Array(repeating: false, count: index.nodes.count)
        for edge in index.edges.joined() where component[edge.target] != component[edge.source] {
            isEntered[edge.target] = true
        }
        // A cycle is written from the node at which the rest of the program enters it, or else from the first declared.
        let inOrder = index.nodesInSourceOrder
        let roots = inOrder.filter { isEntered[$0] } + inOrder.filter { !isEntered[$0] }
        let inner = edges.map { $0.filter { component[$0.source] == component[$0.target] } }
        let visit = DepthFirstVisit(inner.map { $0.map(\.target) }, from: roots)
        let closing = Dictionary(grouping: visit.backEdges.map { inner[$0.source][$0.edge] }) {
            component[$0.source]
        }
        return components.indices.flatMap { problems(in: index, inner, closedBy: closing[$0] ?? []) }
    }

    private static func isUnbroken(_ edge: GraphIndex.Edge, in index: GraphIndex) -> Bool {
        let dependency = index.dependency(of: edge)
        // If several nodes may be the provider, there may be no cycle.
        guard dependency.needsEachProvider, dependency.need != .deferred else { return false }
        let node = index.nodes[edge.source]
        return dependency.injection == .initializer || node.scope == .transient || !node.isInjectedWhenFound
    }

    /// Describes the shortest cycle through each edge that leads back; there can be exponentially many others.
    private static func problems(
        in index: GraphIndex,
        _ edges: [[GraphIndex.Edge]],
        closedBy closing: [GraphIndex.Edge]
    ) -> [ComponentGraph.Problem] {
        var cycles: [[GraphIndex.Edge]] = []
        var known: Set<Set<GraphIndex.Edge>> = []
        var left = closing[...]
        while cycles.count < most, let edge = left.popFirst() {
            let cycle = ShortestPaths(along: edges, from: [edge.target]).path(to: edge.source) + [edge]
            if known.insert(Set(cycle)).inserted { cycles.append(cycle) }
        }
        var problems = cycles.map { CycleProblem(cycle: $0, index: index).problem }
        if !left.isEmpty {
            problems[problems.count - 1].notes.append(
                ComponentGraph.Problem.Note(
                    location: nil,
                    message:
                        "these components have more dependency cycles: at least \(left.count) more dependencies lead back"
                )
            )
        }
        return problems
    }
}
