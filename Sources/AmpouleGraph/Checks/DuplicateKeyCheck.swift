/// Finds components that one container registers under equal keys, of which only the last is found.
///
/// Elements of a list with equal names are alike.
///
/// Only components count: a closure that takes a component's place is how a test puts in a fake.
enum DuplicateKeyCheck {
    private struct Key: Hashable {
        let registrar: String
        let service: Service
        let name: String?
        let arguments: [String]
    }

    /// A service, or the list of one.
    private struct Service: Hashable {
        let name: String
        var isList = false
    }

    private struct Pair: Hashable {
        let service: Service
        let node: Int
        let first: Int
    }

    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        var reported: Set<Pair> = []
        var problems: [ComponentGraph.Problem] = []
        for (service, group) in groups(in: index) {
            for place in group.dropFirst() {
                let pair = Pair(service: service, node: place, first: group[0])
                guard reported.insert(pair).inserted else { continue }
                problems.append(problem(index.nodes[place], index.nodes[group[0]], service))
            }
        }
        return problems
    }

    /// The components that share a key, in the order of the sources, with the service of the key.
    private static func groups(in index: GraphIndex) -> [(service: Service, places: [Int])] {
        var groups: [Key: [Int]] = [:]
        groups.reserveCapacity(index.nodes.count)
        for (place, node) in index.nodes.enumerated() where node.component != nil {
            for registrar in node.registeredBy {
                let services = node.services.map { Service(name: $0) }
                let lists = node.name == nil ? [] : node.contributesTo ?? []
                for service in services + lists.map({ Service(name: $0, isList: true) }) {
                    let key = Key(
                        registrar: registrar,
                        service: service,
                        name: node.name,
                        arguments: service.isList ? [] : node.arguments
                    )
                    groups[key, default: []].append(place)
                }
            }
        }
        let shared = groups.filter { $0.value.count > 1 }
        guard !shared.isEmpty else { return [] }
        var ranks = index.nodes.map { _ in 0 }
        for (rank, place) in index.nodesInSourceOrder.enumerated() { ranks[place] = rank }
        return shared.map { ($0.key.service, $0.value.sorted { ranks[$0] < ranks[$1] }) }.sorted {
            left,
            right in
            left.1 == right.1 ? left.0.name < right.0.name : left.1.lexicographicallyPrecedes(right.1)
        }
    }

    private static func problem(
        _ node: ComponentGraph.Node,
        _ other: ComponentGraph.Node,
        _ service: Service
    ) -> ComponentGraph.Problem {
        if service.isList { return problemInList(node, other, service.name) }
        let service = service.name
        let key = node.key(of: service)
        let areInitializers = node.component == other.component
        let wrapping = wrapping(node, other, service) ?? wrapping(other, node, service)
        let remedy =
            if areInitializers {
                "keep '@Inject' on one of them, or give them different arguments"
            } else if let wrapping {
                wrapping
            } else {
                "give one of them a name, or register only one of them"
            }
        let subject =
            areInitializers
            ? "two initializers of '\(node.title)'" : "'\(other.title)' and '\(node.title)'"
        return ComponentGraph.Problem(
            .duplicateKey,
            nodes: [node.id, other.id],
            location: node.location,
            message: "\(subject) are both registered under '\(key)'",
            notes: [ComponentGraph.Problem.Note(location: node.location, message: remedy)]
                + ComponentGraph.Problem.Note.at(
                    other.location,
                    "'\(other.title)' is declared here; only the last registration is found"
                )
        )
    }

    /// The remedy for a component that requires the service itself, and so means to wrap the other one.
    private static func wrapping(
        _ node: ComponentGraph.Node,
        _ other: ComponentGraph.Node,
        _ service: String
    ) -> String? {
        let dependency = node.dependencies.first { $0.service == service && $0.name == node.name }
        return dependency.map { "to wrap '\(other.title)', \(node.decorating($0))" }
    }

    private static func problemInList(
        _ node: ComponentGraph.Node,
        _ other: ComponentGraph.Node,
        _ service: String
    ) -> ComponentGraph.Problem {
        let key = ComponentGraph.keyText(service, name: node.name)
        return ComponentGraph.Problem(
            .duplicateKey,
            nodes: [node.id, other.id],
            location: node.location,
            message: "'\(other.title)' and '\(node.title)' both contribute '\(key)' to one collection",
            notes: [
                ComponentGraph.Problem.Note(
                    location: node.location,
                    message: "give one of them another name"
                )
            ]
                + ComponentGraph.Problem.Note.at(
                    other.location,
                    "'\(other.title)' is declared here; only the last contribution is found"
                )
        )
    }
}
