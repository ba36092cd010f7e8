/// Finds lists that nothing contributes to, and components that contribute to a list and that nothing registers.
enum ListCheck {
    static func warnings(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let contributing = index.nodes.filter { $0.contributesTo != nil }
        let lists = index.requirements.lazy.filter(\.dependency.isList)
        return lists.filter { $0.dependency.provider == .all([]) }.map { requirement in
            let list = ServiceListText(requirement.dependency.service)
            return requirement.problem(
                .emptyList,
                "nothing contributes to '\(list.text)', required by '\(requirement.node.title)'",
                notes: [advice(on: list, requirement, contributing, index.remedies)]
            )
        }
            + lists.filter { $0.dependency.provider != .all([]) }.flatMap { requirement in
                missing(in: requirement.dependency, contributing)
                    .map { warning(on: requirement, $0, index.remedies) }
            }
    }

    private static func advice(
        on list: ServiceListText,
        _ requirement: Requirement,
        _ contributing: [ComponentGraph.Node],
        _ remedies: Remedies
    ) -> ComponentGraph.Problem.Note {
        let components = contributing.filter { $0.contributes(to: list) }
        let elements = components.filter { $0.name != nil || !list.isDictionary }
        let service = "\(list.element).self"
        if let component = elements.first(where: { !$0.isRegistered }) {
            return requirement.note(
                "'\(component.title)' contributes to it, but is not registered: \(remedies.listing)",
                at: component.location
            )
        }
        if let unnamed = components.first, list.isDictionary {
            return requirement.note(
                "'\(unnamed.title)' contributes without a name: give it one, as in 'name: \"…\", contributesTo: \(service)'",
                at: unnamed.location
            )
        }
        let (before, after) = list.isDictionary ? ("name: \"…\", ", ", name: \"…\"") : ("", "")
        return requirement.note(
            "mark a component with '@Register(\(before)contributesTo: \(service))', or call 'contribute(to: \(service)\(after)) { … }'"
        )
    }

    /// The unregistered components that a list with elements lacks.
    private static func missing(
        in dependency: ComponentGraph.Dependency,
        _ contributing: [ComponentGraph.Node]
    ) -> [ComponentGraph.Node] {
        let list = ServiceListText(dependency.service)
        return contributing.filter { component in
            !component.isRegistered && component.contributes(to: list)
                && !dependency.provider.nodes.contains(component.id)
                && (component.name != nil || !list.isDictionary)
        }
    }

    private static func warning(
        on requirement: Requirement,
        _ component: ComponentGraph.Node,
        _ remedies: Remedies
    ) -> ComponentGraph.Problem {
        let list = ServiceListText(requirement.dependency.service).text
        return requirement.problem(
            .incompleteList,
            with: [component.id],
            "'\(component.title)' contributes to '\(list)', required by '\(requirement.node.title)', but is not registered",
            notes: [requirement.note(remedies.listing, at: component.location)]
        )
    }
}

extension ComponentGraph.Node {
    fileprivate func contributes(to list: ServiceListText) -> Bool {
        contributesTo?.contains(list.element) == true
    }
}

/// The text of the type of a list, as graphs spell it: `Array<HealthCheck>`, or `Dictionary<String, HealthCheck>`.
struct ServiceListText {
    /// The service of the elements.
    let element: String

    /// Whether the list is a dictionary, whose elements have names.
    let isDictionary: Bool

    init(_ service: String) {
        let start = ["Array<", "Dictionary<String, "].first {
            service.hasPrefix($0) && service.hasSuffix(">")
        }
        let element = start.map { String(service.dropFirst($0.count).dropLast()) } ?? service
        self.element = element.hasPrefix("any ") ? String(element.dropFirst(4)) : element
        isDictionary = service.hasPrefix("Dictionary<")
    }

    /// The type as it is usually written.
    var text: String { isDictionary ? "[String: \(element)]" : "[\(element)]" }
}
