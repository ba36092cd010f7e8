/// Finds components that are made synchronously and need one whose making has to be awaited.
///
/// A deferred dependency is no part of the chain: what uses it may be asynchronous.
enum AsynchronousDependencyCheck {
    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        guard index.nodes.contains(where: \.isAsynchronous) else { return [] }
        return index.nodes.indices.filter { !index.nodes[$0].isAsynchronous }.flatMap {
            source -> [ComponentGraph.Problem] in
            let node = index.nodes[source]
            return node.dependencies.indices.compactMap { place in
                guard node.dependencies[place].need != .deferred else { return nil }
                return index.provider(of: place, of: source) { index.nodes[$0].isAsynchronous }
                    .map { provider in problem(node, place, index.nodes[provider]) }
            }
        }
    }

    private static func problem(
        _ node: ComponentGraph.Node,
        _ place: Int,
        _ provider: ComponentGraph.Node
    ) -> ComponentGraph.Problem {
        let dependency = node.dependencies[place]
        let subject =
            dependency.isList
            ? "'\(ServiceListText(dependency.service).text)' with '\(provider.title)'" : "'\(dependency.key)'"
        let location = dependency.location ?? node.location
        return ComponentGraph.Problem(
            .asynchronousDependency,
            nodes: [node.id, provider.id],
            edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
            location: location,
            message: "'\(node.title)' is synchronous, but requires \(subject), which is asynchronous",
            notes: [
                ComponentGraph.Problem.Note(
                    node.becomingAsynchronous.remedy,
                    at: location,
                    node.becomingAsynchronous.text
                )
            ]
                + ComponentGraph.Problem.Note.at(
                    provider.location,
                    "'\(provider.title)' is asynchronous"
                )
        )
    }
}

extension ComponentGraph.Node {
    /// The request to make the node asynchronously.
    var becomingAsynchronous: (remedy: ComponentGraph.Problem.Remedy, text: String) {
        switch (component, kind) {
        case (let component?, .function): (.awaitFunction, "mark the function '\(component)' 'async'")
        case (let component?, _): (.awaitInitializer, "give '\(component)' an 'async' initializer")
        case (nil, _): (.awaitClosure, "register '\(title)' with an 'async' closure")
        }
    }
}
