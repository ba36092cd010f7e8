/// Finds decorators that a list registers before what they decorate.
enum DecorationOrderCheck {
    static func problems(
        _ decorationsTooEarly: [ComponentGraph.Problem.Edge],
        in index: GraphIndex
    ) -> [ComponentGraph.Problem] {
        decorationsTooEarly.compactMap { edge in
            guard let place = index.place(of: edge.node) else { return nil }
            let node = index.nodes[place]
            let dependency = node.dependencies[edge.dependency]
            guard let provider = dependency.provider.nodes.first.flatMap(index.place) else { return nil }
            let decorated = index.nodes[provider]
            return ComponentGraph.Problem(
                .nothingToDecorate,
                nodes: [node.id, decorated.id],
                edges: [edge],
                location: node.location,
                message:
                    "'\(node.title)' decorates '\(dependency.key)', but '\(decorated.title)' is registered for it only afterwards",
                notes: [
                    ComponentGraph.Problem.Note(
                        location: node.location,
                        message: "list '\(node.title)' after '\(decorated.title)'"
                    )
                ]
                    + ComponentGraph.Problem.Note.at(
                        decorated.location,
                        "'\(decorated.title)' is declared here"
                    )
            )
        }
    }
}
