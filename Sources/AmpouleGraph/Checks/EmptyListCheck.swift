/// Finds lists that nothing contributes to.
enum EmptyListCheck {
    static func warnings(in index: GraphIndex) -> [ComponentGraph.Problem] {
        index.nodes.flatMap { node in
            node.dependencies.indices.filter { node.dependencies[$0].provider == .all([]) }
                .map { warning(on: node, $0, index) }
        }
    }

    private static func warning(
        on node: ComponentGraph.Node,
        _ place: Int,
        _ index: GraphIndex
    ) -> ComponentGraph.Problem {
        let dependency = node.dependencies[place]
        let list = ServiceListText(dependency.service)
        let location = dependency.location ?? node.location
        return ComponentGraph.Problem(
            .emptyList,
            nodes: [node.id],
            edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
            location: location,
            message: "nothing contributes to '\(list.text)', required by '\(node.title)'",
            notes: advice(on: list, location, index)
        )
    }

    private static func advice(
        on list: ServiceListText,
        _ location: ComponentGraph.Location?,
        _ index: GraphIndex
    ) -> [ComponentGraph.Problem.Note] {
        let contributing = index.nodes.filter { $0.contributesTo?.contains(list.element) == true }
        let elements = contributing.filter { $0.name != nil || !list.isDictionary }
        let service = "\(list.element).self"
        if let component = elements.first(where: { !$0.isRegistered }) {
            return [
                ComponentGraph.Problem.Note(
                    location: component.location ?? location,
                    message:
                        "'\(component.title)' contributes to it, but is not registered: \(index.remedies.listing)"
                )
            ]
        }
        if let unnamed = contributing.first, list.isDictionary {
            return [
                ComponentGraph.Problem.Note(
                    location: unnamed.location ?? location,
                    message:
                        "'\(unnamed.title)' contributes without a name: give it one, as in 'name: \"…\", contributesTo: \(service)'"
                )
            ]
        }
        let (before, after) = list.isDictionary ? ("name: \"…\", ", ", name: \"…\"") : ("", "")
        return [
            ComponentGraph.Problem.Note(
                location: location,
                message:
                    "mark a component with '@Register(\(before)contributesTo: \(service))', or call 'contribute(to: \(service)\(after)) { … }'"
            )
        ]
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
