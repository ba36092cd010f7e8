/// Finds dependencies that several components serve by the default values of their arguments, so that none is found.
///
/// An optional one is nil.
enum AmbiguityCheck {
    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        index.requirements.compactMap { requirement in
            let dependency = requirement.dependency
            guard case .ambiguous(let ids) = dependency.provider, dependency.need != .optional else {
                return nil
            }
            let meanings = index.nodes(ids)
            let keys = meanings.map { "'\($0.key(of: dependency.service))' of '\($0.title)'" }
            let list =
                keys.count < 2
                ? keys.joined() : keys.dropLast().joined(separator: ", ") + " or " + keys[keys.count - 1]
            return requirement.problem(
                .ambiguousKey,
                with: meanings.map(\.id),
                "'\(dependency.key)', required by '\(requirement.node.title)', is ambiguous: with default values, it could mean \(list)",
                remedy:
                    "register the intended one under '\(dependency.key)' itself, or give one of them a name",
                notes: meanings.flatMap(\.declaration)
            )
        }
    }
}
