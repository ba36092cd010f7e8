/// Finds dependencies that nothing provides.
///
/// An optional one is nil then, which is what its type is for. A deferred one is a problem like any other: a
/// `Lazy` or a `Provider` looks for the registration when it is made.
enum MissingProviderCheck {
    static func problems(
        in index: GraphIndex,
        _ uncalledLists: [ComponentGraph.UncalledList] = []
    ) -> [ComponentGraph.Problem] {
        let missing = index.nodes.flatMap { node in
            node.dependencies.indices.filter { isMissing(node.dependencies[$0]) }.map { (node, $0) }
        }
        guard !missing.isEmpty else { return [] }
        var candidates = RegisteredServices(of: index, uncalledLists)
        return missing.map { node, place in problem(of: node, place, &candidates) }
    }

    /// The optional dependencies that are nil, although there is a component of the service that nothing registers.
    static func notes(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let missing = index.nodes.flatMap { node in
            node.dependencies.indices.filter { place in
                let dependency = node.dependencies[place]
                return dependency.provider == .missing && dependency.need == .optional
            }
            .map { (node, $0) }
        }
        guard !missing.isEmpty else { return [] }
        let candidates = RegisteredServices(of: index)
        return missing.compactMap { node, place in
            let dependency = node.dependencies[place]
            return candidates.unregistered(providing: dependency.service, name: dependency.name).map {
                note(on: node, place, $0, candidates.remedies)
            }
        }
    }

    private static func note(
        on node: ComponentGraph.Node,
        _ place: Int,
        _ component: ComponentGraph.Node,
        _ remedies: Remedies
    ) -> ComponentGraph.Problem {
        let dependency = node.dependencies[place]
        return ComponentGraph.Problem(
            .unregisteredComponent,
            nodes: [node.id, component.id],
            edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
            location: dependency.location ?? node.location,
            message:
                "'\(dependency.label)' of '\(node.title)' is nil, because nothing is registered for '\(dependency.key)'. '\(component.title)' is a component of it: \(remedies.listing) for '\(dependency.label)' to have it.",
            notes: notes([component]) { _ in "'\(component.title)' is declared here." }
        )
    }

    private static func isMissing(_ dependency: ComponentGraph.Dependency) -> Bool {
        dependency.provider == .missing && dependency.need != .optional
    }

    private static func problem(
        of node: ComponentGraph.Node,
        _ place: Int,
        _ candidates: inout RegisteredServices
    ) -> ComponentGraph.Problem {
        let dependency = node.dependencies[place]
        let advice = advice(for: dependency.service, name: dependency.name, of: node, &candidates)
        return ComponentGraph.Problem(
            .missingProvider,
            nodes: [node.id],
            edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
            location: dependency.location ?? node.location,
            message:
                "Nothing is registered for '\(dependency.key)', which '\(node.title)' needs. \(advice.text)",
            notes: advice.notes
        )
    }

    /// The remedy, as a sentence, and the related locations.
    typealias Advice = (text: String, notes: [ComponentGraph.Problem.Note])

    /// The alternatives to a missing service.
    ///
    /// - Parameter node: The node that needs it, if one does.
    static func advice(
        for service: String,
        name: String?,
        of node: ComponentGraph.Node? = nil,
        _ candidates: inout RegisteredServices
    ) -> Advice {
        if let component = candidates.unregistered(providing: service, name: name) {
            if let list = candidates.uncalledList(of: component) {
                return (
                    "'\(component.title)' is a component of it, but no code calls '\(list.function)()' of '\(list.module)', which registers it.",
                    ComponentGraph.Problem.Note.at(list.location, "The list of '\(component.title)' is here.")
                )
            }
            return (
                "'\(component.title)' is a component of it that nobody registers: \(candidates.remedies.listing).",
                notes([component]) { _ in "'\(component.title)' is declared here." }
            )
        }
        let others = candidates.registered(providing: service)
        if !others.isEmpty {
            let keys = Set(others.map { $0.key(of: service) }).sorted().map { "'\($0)'" }
            if keys == ["'\(ComponentGraph.keyText(service, name: name))'"] {
                return ("It is registered in a container that is not asked from there.", [])
            }
            return (
                "It is registered as \(list(keys)).",
                notes(others) { "'\($0.key(of: service))' is registered here." }
            )
        }
        if let component = candidates.component(called: service), let other = component.services.first,
            other != service
        {
            return (
                "'\(service)' is a component of the service '\(other)': ask for that, or let its '@Register' name '\(service).self', too.",
                notes([component]) { _ in "'\(service)' is declared here." }
            )
        }
        let similar = candidates.similar(to: service, except: node?.id)
        if !similar.isEmpty {
            let text = "Did you mean \(list(similar.map { "'\($0.service)'" }))?"
            return (
                text,
                similar.flatMap { pair in
                    notes([pair.node]) { "'\($0.key(of: pair.service))' is registered here." }
                }
            )
        }
        return (candidates.remedies.registering(service, name: name), [])
    }

    private static func notes(
        _ nodes: [ComponentGraph.Node],
        _ text: (ComponentGraph.Node) -> String
    ) -> [ComponentGraph.Problem.Note] {
        nodes.filter { $0.location != nil }.prefix(3).map {
            ComponentGraph.Problem.Note(location: $0.location, message: text($0))
        }
    }

    private static func list(_ words: [String]) -> String {
        words.count < 2
            ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
    }
}
