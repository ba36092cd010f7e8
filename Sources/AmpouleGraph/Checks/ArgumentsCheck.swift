/// Finds injected dependencies that take arguments, although an injection passes none.
///
/// Such a dependency has no registration without arguments, so an optional one is `nil`.
enum ArgumentsCheck {
    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        guard index.nodes.contains(where: \.needsArguments) else { return [] }
        let arguments = InjectableArguments(index)
        return index.nodes.flatMap { node in
            node.dependencies.indices.compactMap { place in
                let dependency = node.dependencies[place]
                guard case .needsArguments(let id) = dependency.provider, dependency.need != .optional else {
                    return nil
                }
                let provider = index.place(of: id).map { index.nodes[$0] }
                return problem(node, place, provider, id, arguments)
            }
        }
    }

    private static func problem(
        _ node: ComponentGraph.Node,
        _ place: Int,
        _ provider: ComponentGraph.Node?,
        _ id: ComponentGraph.Node.ID,
        _ arguments: InjectableArguments
    ) -> ComponentGraph.Problem {
        let dependency = node.dependencies[place]
        let key = provider.map { $0.key(of: dependency.service) } ?? id.rawValue
        let remedy = arguments.remedy(
            for: provider,
            of: node.component,
            otherwise: provider?.component.map { "Inject '\($0).Factory' instead, and pass them to that." }
                ?? "Register a factory that takes none, too."
        )
        let location = provider?.location
        return ComponentGraph.Problem(
            .needsArguments,
            nodes: [node.id, id],
            edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
            location: dependency.location ?? node.location,
            message:
                "'\(node.title)' needs '\(dependency.key)', which is only registered with arguments: '\(key)'. \(remedy)",
            notes: ComponentGraph.Problem.Note.at(location, "'\(key)' is registered here.")
        )
    }
}

extension ComponentGraph.Node {
    /// Whether a dependency is made from arguments.
    fileprivate var needsArguments: Bool {
        dependencies.contains { dependency in
            guard case .needsArguments = dependency.provider else { return false }
            return true
        }
    }
}
