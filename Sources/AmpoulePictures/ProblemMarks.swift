import AmpouleGraph

/// The marked parts of a graph, which have problems.
struct ProblemMarks {
    private(set) var nodes: Set<ComponentGraph.Node.ID> = []
    private(set) var edges: Set<ComponentGraph.Problem.Edge> = []

    init(_ problems: [ComponentGraph.Problem]) {
        for problem in problems {
            edges.formUnion(problem.edges)
            switch problem.kind {
            case .cycle, .duplicateKey: nodes.formUnion(problem.nodes)
            default: nodes.formUnion(problem.nodes.prefix(1))
            }
        }
    }
}
