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
                notes: [advice(on: list, requirement, contributing, index.graph.remedies)]
            )
        }
            + lists.filter { $0.dependency.provider != .all([]) }
            .flatMap { missing(in: $0, contributing, index.graph.remedies) }
    }

    private static func advice(
        on list: ServiceListText,
        _ requirement: Requirement,
        _ contributing: [ComponentGraph.Node],
        _ remedies: Remedies
    ) -> ComponentGraph.Problem.Note {
        let service = "\(list.element).self"
        if let component = contributing.first(where: { !$0.isRegistered && $0.isElement(of: list) }) {
            return requirement.note(
                "'\(component.title)' contributes to it, but is not registered: \(remedies.listing)",
                at: component.location
            )
        }
        if list.isDictionary, let unnamed = contributing.first(where: { $0.contributes(to: list) }) {
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

    /// Warnings of the unregistered components that a list with elements lacks.
    private static func missing(
        in requirement: Requirement,
        _ contributing: [ComponentGraph.Node],
        _ remedies: Remedies
    ) -> [ComponentGraph.Problem] {
        let list = ServiceListText(requirement.dependency.service)
        let elements = requirement.dependency.provider.nodes
        return contributing.filter { component in
            !component.isRegistered && component.isElement(of: list) && !elements.contains(component.id)
        }
        .map { component in
            requirement.problem(
                .incompleteList,
                with: [component.id],
                "'\(component.title)' contributes to '\(list.text)', required by '\(requirement.node.title)', but is not registered",
                notes: [requirement.note(remedies.listing, at: component.location)]
            )
        }
    }
}

extension ComponentGraph.Node {
    fileprivate func contributes(to list: ServiceListText) -> Bool {
        contributesTo?.contains(list.element) == true
    }

    /// Whether the list has the component, if that is registered: a dictionary has those with a name.
    fileprivate func isElement(of list: ServiceListText) -> Bool {
        contributes(to: list) && (name != nil || !list.isDictionary)
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
