/// Finds components that one container registers under equal keys, of which only the last is found.
///
/// Elements of a list with equal names are alike.
///
/// Only components count: a closure that takes a component's place is how a test puts in a fake.
enum DuplicateKeyCheck {
    private struct Key: Hashable {
        let registrar: String
        let service: String
        let isList: Bool
        let name: String?
        let arguments: [String]
    }

    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        // Several containers may register the same components.
        var reported: Set<ComponentGraph.Problem> = []
        return groups(in: index).flatMap { key, group in
            group.dropFirst().map { problem(index.nodes[$0], index.nodes[group[0]], key) }
        }
        .filter { reported.insert($0).inserted }
    }

    /// The components that share a key, in the order of the sources.
    private static func groups(in index: GraphIndex) -> [(key: Key, places: [Int])] {
        var groups: [Key: [Int]] = [:]
        for (place, node) in index.nodes.enumerated() where node.component != nil {
            for registrar in node.registeredBy {
                func add(_ service: String, isList: Bool, _ arguments: [String]) {
                    let key = Key(
                        registrar: registrar,
                        service: service,
                        isList: isList,
                        name: node.name,
                        arguments: arguments
                    )
                    groups[key, default: []].append(place)
                }
                for service in node.services { add(service, isList: false, node.arguments) }
                guard node.name != nil else { continue }
                for list in node.contributesTo ?? [] { add(list, isList: true, []) }
            }
        }
        let shared = groups.filter { $0.value.count > 1 }
        return shared.map { ($0, index.inSourceOrder($1)) }.sorted { left, right in
            guard left.1 == right.1 else { return left.1.lexicographicallyPrecedes(right.1) }
            return (left.0.service, left.0.isList ? 1 : 0) < (right.0.service, right.0.isList ? 1 : 0)
        }
    }

    private static func problem(
        _ node: ComponentGraph.Node,
        _ other: ComponentGraph.Node,
        _ key: Key
    ) -> ComponentGraph.Problem {
        let text = ComponentGraph.keyText(key.service, arguments: key.arguments, name: key.name)
        let message: String
        let remedy: String
        if key.isList {
            message = "'\(other.title)' and '\(node.title)' both contribute '\(text)' to one collection"
            remedy = "give one of them another name"
        } else if node.component == other.component {
            message = "two initializers of '\(node.title)' are both registered under '\(text)'"
            remedy = "keep '@Inject' on one of them, or give them different arguments"
        } else {
            message = "'\(other.title)' and '\(node.title)' are both registered under '\(text)'"
            remedy =
                wrapping(node, other, key.service) ?? wrapping(other, node, key.service)
                ?? "give one of them a name, or register only one of them"
        }
        return ComponentGraph.Problem(
            .duplicateKey,
            nodes: [node.id, other.id],
            location: node.location,
            message: message,
            notes: [ComponentGraph.Problem.Note(location: node.location, message: remedy)]
                + ComponentGraph.Problem.Note.at(
                    other.location,
                    "'\(other.title)' is declared here; only the last \(key.isList ? "contribution" : "registration") is found"
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
}
