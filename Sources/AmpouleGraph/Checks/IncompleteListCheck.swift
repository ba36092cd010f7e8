/// Finds components that contribute to a list that is needed, and that nothing registers.
///
/// A list without any elements is reported by ``EmptyListCheck``, which names such a component, too.
enum IncompleteListCheck {
    static func warnings(in index: GraphIndex, _ facts: ComponentGraph.SourceFacts)
        -> [ComponentGraph.Problem]
    {
        let unregistered = index.nodes.filter { node in
            !node.isRegistered && node.contributesTo != nil
                && (facts.ownModule == nil || node.module == facts.ownModule)
        }
        guard !unregistered.isEmpty else { return [] }
        let candidates = RegisteredServices(of: index, facts)
        let ofDependencies = index.nodes.flatMap { node in
            node.dependencies.indices.flatMap { place -> [ComponentGraph.Problem] in
                let dependency = node.dependencies[place]
                return missing(dependency.provider, dependency.service, unregistered).map { component in
                    let location = dependency.location ?? node.location
                    return ComponentGraph.Problem(
                        .incompleteList,
                        nodes: [node.id, component.id],
                        edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
                        location: location,
                        message: message(component, dependency.service, "by '\(node.title)'"),
                        notes: notes(on: component, location, candidates)
                    )
                }
            }
        }
        let ofRequirements = facts.requirements.flatMap { requirement in
            missing(requirement.provider, requirement.service, unregistered).map { component in
                ComponentGraph.Problem(
                    .incompleteList,
                    nodes: [component.id],
                    location: requirement.location,
                    message: message(component, requirement.service, "here"),
                    notes: notes(on: component, requirement.location, candidates)
                )
            }
        }
        return ofDependencies + ofRequirements
    }

    /// The unregistered components that a list with elements lacks.
    private static func missing(
        _ provider: ComponentGraph.Provider,
        _ service: String,
        _ unregistered: [ComponentGraph.Node]
    ) -> [ComponentGraph.Node] {
        guard case .all(let ids) = provider, !ids.isEmpty else { return [] }
        let list = ServiceListText(service)
        return unregistered.filter { component in
            component.contributesTo?.contains(list.element) == true && !ids.contains(component.id)
                && (component.name != nil || !list.isDictionary)
        }
    }

    private static func message(_ component: ComponentGraph.Node, _ service: String, _ place: String)
        -> String
    {
        let list = ServiceListText(service).text
        return "'\(component.title)' contributes to '\(list)', required \(place), but is not registered"
    }

    private static func notes(
        on component: ComponentGraph.Node,
        _ location: ComponentGraph.Location?,
        _ candidates: RegisteredServices
    ) -> [ComponentGraph.Problem.Note] {
        let remedy = candidates.listing(of: component)
        return [ComponentGraph.Problem.Note(.completeCollection, at: component.location ?? location, remedy)]
    }
}
