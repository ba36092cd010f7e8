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
                let ambiguity = Ambiguity(of: dependency.service, dependency.name, ids, index)
                return ComponentGraph.Problem(
                    .ambiguousKey,
                    nodes: [node.id] + ids,
                    edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
                    location: dependency.location ?? node.location,
                    message:
                        "'\(dependency.key)', required by '\(node.title)', is ambiguous: \(ambiguity.text)",
                    notes: ambiguity.notes(dependency.location ?? node.location)
                )
            }
        }
    }
}

/// A key that could mean several components.
struct Ambiguity {
    /// The possible meanings of the key.
    let text: String

    private let key: String
    private let nodes: [ComponentGraph.Node]

    init(of service: String, _ name: String?, _ ids: [ComponentGraph.Node.ID], _ index: GraphIndex) {
        nodes = ids.compactMap(index.place).map { index.nodes[$0] }
        let keys = nodes.map { "'\($0.key(of: service))' of '\($0.title)'" }
        let list =
            keys.count < 2
            ? keys.joined() : keys.dropLast().joined(separator: ", ") + " or " + keys[keys.count - 1]
        key = ComponentGraph.keyText(service, name: name)
        text = "with default values, it could mean \(list)"
    }

    /// The remedy, and the locations of the components.
    func notes(_ location: ComponentGraph.Location?) -> [ComponentGraph.Problem.Note] {
        let remedy = ComponentGraph.Problem.Note(
            .distinguishMeanings,
            at: location,
            "register the intended one under '\(key)' itself, or give one of them a name"
        )
        return [remedy]
            + nodes.flatMap { node in
                ComponentGraph.Problem.Note.at(node.location, "'\(node.title)' is declared here")
            }
    }
}
