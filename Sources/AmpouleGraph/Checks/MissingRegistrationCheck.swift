import Ampoule

/// Finds dependencies that nothing provides.
///
/// An optional one is nil then, which is what its type is for. A deferred one is a problem like any other: a
/// `Lazy` or a `Provider` looks for the registration when it is made.
enum MissingRegistrationCheck {
    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let missing = index.requirements.filter { requirement in
            requirement.dependency.provider == .missing && requirement.dependency.need != .optional
        }
        guard !missing.isEmpty else { return [] }
        var advice = MissingServiceAdvice(index)
        return missing.map { requirement in
            let key = requirement.dependency.key
            let verb = requirement.dependency.isDecorated ? "decorated" : "required"
            var problem = requirement.problem(
                .missingRegistration,
                "no registration for '\(key)', \(verb) by '\(requirement.node.title)'",
                notes: advice.notes(on: requirement)
            )
            problem.key = key
            return problem
        }
    }

    /// The optional dependencies that are nil, although there is a component of the service that nothing registers.
    static func notes(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let missing = index.requirements.filter { requirement in
            requirement.dependency.provider == .missing && requirement.dependency.need == .optional
        }
        guard !missing.isEmpty else { return [] }
        let advice = MissingServiceAdvice(index)
        return missing.compactMap { requirement in
            let dependency = requirement.dependency
            return advice.unregistered(for: requirement).map { component, note in
                requirement.problem(
                    .unregisteredComponent,
                    with: [component.id],
                    "'\(dependency.label)' of '\(requirement.node.title)' is nil: no registration for '\(dependency.key)'",
                    notes: [note]
                )
            }
        }
    }
}

/// Finds the remedies for missing services.
private struct MissingServiceAdvice {
    typealias Note = ComponentGraph.Problem.Note

    /// The maximum number of suggestions.
    private static let most = 3

    /// The number of searches for similar names that are left, each of which visits all services.
    ///
    /// After so many missing services, suggestions help little, and a thousand more searches take noticeable time.
    private var searchesLeft = 100

    private let remedies: Remedies
    private var providers: [String: [ComponentGraph.Node]] = [:]
    private var components: [String: ComponentGraph.Node] = [:]

    /// The services, each with the first two nodes that provide it.
    private let services: [(name: String, comparableName: ComparableName, nodes: [ComponentGraph.Node])]

    init(_ index: GraphIndex) {
        remedies = index.graph.remedies
        for node in index.nodes {
            for service in node.services { providers[service, default: []].append(node) }
            if let component = node.component, components[component] == nil { components[component] = node }
        }
        services = providers.compactMap { name, nodes in
            // A dependency can be on what is registered, or a component that is its own service.
            let nodes = nodes.lazy.filter { $0.isRegistered || $0.services.first == $0.component }.prefix(2)
            return nodes.isEmpty
                ? nil : (name, ComparableName(name), Array(nodes))
        }
        .sorted { $0.name < $1.name }
    }

    /// The remedies, each at the place to change.
    mutating func notes(on requirement: Requirement) -> [Note] {
        if let unregistered = unregistered(for: requirement) { return [unregistered.note] }
        let service = requirement.dependency.service
        let others = providers[service]?.filter(\.isRegistered) ?? []
        if !others.isEmpty { return others.prefix(Self.most).map { note(on: requirement, otherThan: $0) } }
        if let component = components[service], let other = component.services.first, other != service {
            return [
                requirement.note(
                    "'\(service)' is registered for '\(other)' only: require that, or add '\(ServiceText(service).metatype)' to its '@Register'",
                    at: component.location
                )
            ]
        }
        let similar = similar(to: requirement)
        guard similar.isEmpty else { return similar }
        return [requirement.note(remedies.registering(service, name: requirement.dependency.name))]
    }

    /// A component of the service that nothing registers, with the remedy.
    func unregistered(for requirement: Requirement) -> (component: ComponentGraph.Node, note: Note)? {
        let dependency = requirement.dependency
        let component = providers[dependency.service]?.first { node in
            !node.isRegistered && node.name == dependency.name && node.arguments.isEmpty
        }
        return component.map { component in
            let text =
                "'\(component.title)' provides '\(dependency.key)', but is not registered: \(remedies.listing)"
            return (component, requirement.note(text, at: component.location))
        }
    }

    /// A registration of the service under another key, or in another container.
    private func note(on requirement: Requirement, otherThan other: ComponentGraph.Node) -> Note {
        // A closure has no place.
        let place = other.location == nil ? "" : " here"
        let found = "'\(other.key(of: requirement.dependency.service))' is registered\(place)"
        let text =
            if !other.arguments.isEmpty {
                found
            } else if other.name == requirement.dependency.name {
                "\(found)\(place.isEmpty ? "" : ",") \(remedies.searching)"
            } else if let name = other.name {
                "\(found): require that with '@Inject(name: \"\(name)\")'"
            } else {
                "\(found): require that without a name"
            }
        return requirement.note(text, at: other.location)
    }

    /// The services with similar names, nearest first, that another node provides.
    private mutating func similar(to requirement: Requirement) -> [Note] {
        guard searchesLeft > 0 else { return [] }
        searchesLeft -= 1
        let service = requirement.dependency.service
        let name = ComparableName(service)
        let nearest = services.enumerated().compactMap { place, candidate in
            candidate.name == service
                ? nil : name.distance(to: candidate.comparableName).map { (distance: $0, place: place) }
        }
        let notes = nearest.sorted { $0 < $1 }.compactMap { _, place in
            services[place].nodes.first { $0.id != requirement.node.id }.map { node in
                requirement.note("did you mean '\(services[place].name)'?", at: node.location)
            }
        }
        return Array(notes.prefix(Self.most))
    }
}
