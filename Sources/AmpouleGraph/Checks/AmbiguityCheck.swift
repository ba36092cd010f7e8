/// Finds dependencies that several components serve by the default values of their arguments, so that none is found.
///
/// An optional one is nil.
enum AmbiguityCheck {
    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        index.nodes.flatMap { node in
            node.dependencies.indices.compactMap { place in
                let dependency = node.dependencies[place]
                guard case .ambiguous(let ids) = dependency.provider, dependency.need != .optional else {
                    return nil
                }
                return problem(node, place, ids.compactMap(index.place).map { index.nodes[$0] })
            }
        }
    }

    private static func problem(
        _ node: ComponentGraph.Node,
        _ place: Int,
        _ meanings: [ComponentGraph.Node]
    ) -> ComponentGraph.Problem {
        let dependency = node.dependencies[place]
        let location = dependency.location ?? node.location
        let keys = meanings.map { "'\($0.key(of: dependency.service))' of '\($0.title)'" }
        let list =
            keys.count < 2
            ? keys.joined() : keys.dropLast().joined(separator: ", ") + " or " + keys[keys.count - 1]
        let remedy = ComponentGraph.Problem.Note(
            location: location,
            message: "register the intended one under '\(dependency.key)' itself, or give one of them a name"
        )
        return ComponentGraph.Problem(
            .ambiguousKey,
            nodes: [node.id] + meanings.map(\.id),
            edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
            location: location,
            message:
                "'\(dependency.key)', required by '\(node.title)', is ambiguous: with default values, it could mean \(list)",
            notes: [remedy]
                + meanings.flatMap { meaning in
                    ComponentGraph.Problem.Note.at(meaning.location, "'\(meaning.title)' is declared here")
                }
        )
    }
}
