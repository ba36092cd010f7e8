/// Finds the shortest route by which a program requires a node.
struct RouteSearch {
    /// The most steps that are listed; those in the middle of a longer route are counted.
    private static let most = 8

    private let index: GraphIndex

    /// The edge by which the search reached each node; `nil` for the start of a route.
    private let arrivals: [GraphIndex.Edge?]

    /// The notes on the starts of routes, by their nodes.
    private let starts: [Int: ComponentGraph.Problem.Note]

    /// Whether the search reached each node.
    private let isReached: [Bool]

    /// Searches from the code of the program, then from the registered nodes that no other node requires.
    ///
    /// - Complexity: O(*n*), where *n* is the number of nodes and dependencies.
    init(_ index: GraphIndex, _ facts: ComponentGraph.SourceFacts) {
        self.index = index
        var starts: [Int: ComponentGraph.Problem.Note] = [:]
        for requirement in facts.requirements {
            for place in requirement.provider.nodes.compactMap(index.place) where starts[place] == nil {
                starts[place] = ComponentGraph.Problem.Note(
                    location: requirement.location,
                    message: "'\(index.nodes[place].title)' is required here"
                )
            }
        }
        for place in facts.nodesMadeByCode.compactMap(index.place) where starts[place] == nil {
            starts[place] = ComponentGraph.Problem.Note(
                location: index.nodes[place].location,
                message: "'\(index.nodes[place].title)' is required by the program's code"
            )
        }
        var isReached = index.nodes.map { _ in false }
        var arrivals: [GraphIndex.Edge?] = index.nodes.map { _ in nil }
        func search(from places: [Int]) {
            var queue = places.filter { !isReached[$0] }
            for place in queue { isReached[place] = true }
            var next = 0
            while next < queue.count {
                for edge in index.edges[queue[next]] where !isReached[edge.target] {
                    isReached[edge.target] = true
                    arrivals[edge.target] = edge
                    queue.append(edge.target)
                }
                next += 1
            }
        }
        search(from: index.nodesInSourceOrder.filter { starts[$0] != nil })
        var isRequired = index.nodes.map { _ in false }
        for edge in index.edges.joined() { isRequired[edge.target] = true }
        search(from: index.nodesInSourceOrder.filter { index.nodes[$0].isRegistered && !isRequired[$0] })
        (self.starts, self.isReached, self.arrivals) = (starts, isReached, arrivals)
    }

    /// The route to a node, from its start: where code requires a node, and where each node requires the next one.
    func notes(to node: ComponentGraph.Node.ID) -> [ComponentGraph.Problem.Note] {
        guard let end = index.place(of: node), isReached[end] else { return [] }
        var steps: [ComponentGraph.Problem.Note] = []
        var place = end
        while let edge = arrivals[place] {
            steps.append(step(edge))
            place = edge.source
        }
        if let start = starts[place] { steps.append(start) }
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
