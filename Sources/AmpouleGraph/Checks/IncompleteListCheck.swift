/// Finds components that contribute to a list that is needed, and that nothing registers.
///
/// A list without any elements is reported by ``EmptyListCheck``, which names such a component, too.
enum IncompleteListCheck {
    static func warnings(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let unregistered = index.nodes.filter { !$0.isRegistered && $0.contributesTo != nil }
        guard !unregistered.isEmpty else { return [] }
        return index.nodes.flatMap { node in
            node.dependencies.indices.flatMap { place in
                missing(in: node.dependencies[place], unregistered).map { component in
                    warning(on: node, place, component, index.remedies)
                }
            }
        }
    }

    /// The unregistered components that a list with elements lacks.
    private static func missing(
        in dependency: ComponentGraph.Dependency,
        _ unregistered: [ComponentGraph.Node]
    ) -> [ComponentGraph.Node] {
        guard case .all(let ids) = dependency.provider, !ids.isEmpty else { return [] }
        let list = ServiceListText(dependency.service)
        return unregistered.filter { component in
            component.contributesTo?.contains(list.element) == true && !ids.contains(component.id)
                && (component.name != nil || !list.isDictionary)
        }
    }

    private static func warning(
        on node: ComponentGraph.Node,
        _ place: Int,
        _ component: ComponentGraph.Node,
        _ remedies: Remedies
    ) -> ComponentGraph.Problem {
        let dependency = node.dependencies[place]
        let location = dependency.location ?? node.location
        let list = ServiceListText(dependency.service).text
        return ComponentGraph.Problem(
            .incompleteList,
            nodes: [node.id, component.id],
            edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
            location: location,
            message:
                "'\(component.title)' contributes to '\(list)', required by '\(node.title)', but is not registered",
            notes: [
                ComponentGraph.Problem.Note(
                    location: component.location ?? location,
                    message: remedies.listing
                )
            ]
        )
    }
}
