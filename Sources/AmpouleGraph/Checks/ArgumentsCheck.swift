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
        let location = dependency.location ?? node.location
        let verb = dependency.isDecorated ? "decorated" : "required"
        return ComponentGraph.Problem(
            .needsArguments,
            nodes: [node.id, id],
            edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
            location: location,
            message: "'\(dependency.key)', \(verb) by '\(node.title)', takes arguments: '\(key)'",
            notes: [remedy(node, dependency, provider)] + arguments.notes(on: provider, dependency, of: node)
        )
    }

    private static func remedy(
        _ node: ComponentGraph.Node,
        _ dependency: ComponentGraph.Dependency,
        _ provider: ComponentGraph.Node?
    ) -> ComponentGraph.Problem.Note {
        let location = dependency.location ?? node.location
        let types = provider?.arguments.map { "'\($0)'" }.joined(separator: ", ") ?? ""
        if dependency.isDecorated {
            return ComponentGraph.Problem.Note(
                location: location,
                message:
                    "let the initializer of '\(node.title)' take them after the decorated instance: \(types)"
            )
        }
        guard let component = provider?.component else {
            return ComponentGraph.Problem.Note(
                location: location,
                message: "register '\(dependency.key)' with a closure that takes none, too"
            )
        }
        return ComponentGraph.Problem.Note(
            location: location,
            message: "inject '\(component).Factory' instead, and pass them to it"
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
