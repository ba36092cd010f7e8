/// Finds dependencies that nothing provides.
///
/// An optional one is nil then, which is what its type is for. A deferred one is a problem like any other: a
/// `Lazy` or a `Provider` looks for the registration when it is made.
enum MissingRegistrationCheck {
    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let missing = dependencies(in: index) { $0.need != .optional }
        guard !missing.isEmpty else { return [] }
        var candidates = RegisteredServices(of: index)
        return missing.map { node, place in
            let dependency = node.dependencies[place]
            let advice = MissingServiceAdvice(of: dependency, of: node)
            return ComponentGraph.Problem(
                .missingRegistration,
                nodes: [node.id],
                edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
                location: dependency.location ?? node.location,
                message: "no registration for '\(dependency.key)', required by '\(node.title)'",
                notes: advice.notes(&candidates),
                key: dependency.key
            )
        }
    }

    /// The optional dependencies that are nil, although there is a component of the service that nothing registers.
    static func notes(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let missing = dependencies(in: index) { $0.need == .optional }
        guard !missing.isEmpty else { return [] }
        let candidates = RegisteredServices(of: index)
        return missing.compactMap { node, place in
            let dependency = node.dependencies[place]
            let advice = MissingServiceAdvice(of: dependency, of: node)
            guard let unregistered = advice.unregistered(candidates) else { return nil }
            return ComponentGraph.Problem(
                .unregisteredComponent,
                nodes: [node.id, unregistered.component.id],
                edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
                location: dependency.location ?? node.location,
                message:
                    "'\(dependency.label)' of '\(node.title)' is nil: no registration for '\(dependency.key)'",
                notes: [unregistered.note]
            )
        }
    }

    private static func dependencies(
        in index: GraphIndex,
        where condition: (ComponentGraph.Dependency) -> Bool
    ) -> [(node: ComponentGraph.Node, place: Int)] {
        index.nodes.flatMap { node in
            node.dependencies.indices.filter { place in
                let dependency = node.dependencies[place]
                return dependency.provider == .missing && condition(dependency)
            }
            .map { (node, $0) }
        }
    }
}
