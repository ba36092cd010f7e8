/// A dependency of a node, with the location at which a problem with it is reported.
struct Requirement {
    /// The index of the node that has the dependency.
    let source: Int
    let node: ComponentGraph.Node

    /// The index among the node's dependencies.
    let place: Int

    var dependency: ComponentGraph.Dependency { node.dependencies[place] }
    var location: ComponentGraph.Location? { dependency.location ?? node.location }
    var edge: ComponentGraph.Problem.Edge {
        ComponentGraph.Problem.Edge(node: node.id, dependency: place)
    }

    /// The text of a note on the dependency.
    var text: String { "'\(node.title)' requires '\(dependency.key)' here" }

    /// Describes a problem with the dependency.
    ///
    /// - Parameters:
    ///   - kind: The kind of the problem.
    ///   - others: The nodes involved beside the one that has the dependency.
    ///   - message: A description of the problem.
    ///   - remedy: The text of a first note, at the dependency.
    ///   - notes: Further notes.
    func problem(
        _ kind: ComponentGraph.Problem.Kind,
        with others: [ComponentGraph.Node.ID] = [],
        _ message: String,
        remedy: String? = nil,
        notes: [ComponentGraph.Problem.Note] = []
    ) -> ComponentGraph.Problem {
        ComponentGraph.Problem(
            kind,
            nodes: [node.id] + others,
            edges: [edge],
            location: location,
            message: message,
            notes: (remedy.map { [note($0)] } ?? []) + notes
        )
    }

    /// A note, located at the dependency unless another location is known.
    func note(_ message: String, at location: ComponentGraph.Location? = nil) -> ComponentGraph.Problem.Note {
        ComponentGraph.Problem.Note(location: location ?? self.location, message: message)
    }
}

extension Requirement: Hashable {
    static func == (left: Self, right: Self) -> Bool {
        (left.source, left.place) == (right.source, right.place)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(place)
    }
}

extension GraphIndex {
    /// The dependencies of all nodes.
    var requirements: some Sequence<Requirement> { nodes.indices.lazy.flatMap(requirements) }

    /// The dependencies of a node, in the order of injection.
    func requirements(of source: Int) -> some Collection<Requirement> {
        nodes[source].dependencies.indices.lazy.map { place in
            Requirement(source: source, node: nodes[source], place: place)
        }
    }

    /// The dependency that an edge stands for.
    func requirement(of edge: Edge) -> Requirement {
        Requirement(source: edge.source, node: nodes[edge.source], place: edge.dependency)
    }

    /// The nodes with identifiers, as far as they are in the graph.
    func nodes(_ ids: [ComponentGraph.Node.ID]) -> [ComponentGraph.Node] {
        ids.compactMap(place).map { nodes[$0] }
    }
}
