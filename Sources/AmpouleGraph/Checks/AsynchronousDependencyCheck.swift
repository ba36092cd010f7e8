/// Finds what is requested without waiting for it, although it is created asynchronously.
///
/// | the service | a component that injects it | a closure |
/// |---|---|---|
/// | is in the scope `transient` or `graph` | fails | fails |
/// | is shared | fails, unless the instance exists: an error, as the compiler's | not checked |
///
/// Neither a `Lazy` nor a `Provider` awaits its service, whatever injects it. The factory of a component does. A `Lazy` of
/// an optional or a collection looks for the service when it is used, so it is not checked.
struct AsynchronousDependencyCheck {
    private let index: GraphIndex

    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        guard index.nodes.contains(where: \.isAsynchronous) else { return [] }
        let check = Self(index: index)
        return index.nodes.indices.flatMap { source in
            index.nodes[source].dependencies.indices.compactMap { check.problem(of: $0, of: source) }
        }
    }

    /// Whether a request that doesn't wait may find an instance.
    private func mayExist(_ place: Int) -> Bool {
        switch index.nodes[place].scope {
        case .transient, .graph: false
        case .container, .weak, .custom: true
        }
    }

    private func problem(of place: Int, of source: Int) -> ComponentGraph.Problem? {
        let (node, dependency) = (index.nodes[source], index.nodes[source].dependencies[place])
        let isDeferred = dependency.need == .deferred
        guard isDeferred ? dependency.isLookedUpOnInjection : !node.isAsynchronous else { return nil }
        let isClosure = node.component == nil
        let provider = index.provider(of: place, of: source) { target in
            index.nodes[target].isAsynchronous && !(isClosure && mayExist(target))
        }
        return provider.map { provider in
            isDeferred
                ? problem(node, deferring: place, index.nodes[provider])
                : problem(node, place, index.nodes[provider])
        }
    }

    private func problem(
        _ node: ComponentGraph.Node,
        _ place: Int,
        _ provider: ComponentGraph.Node
    ) -> ComponentGraph.Problem {
        let dependency = node.dependencies[place]
        let subject =
            dependency.isList
            ? "'\(ServiceListText(dependency.service).text)' with '\(provider.title)'" : "'\(dependency.key)'"
        return problem(
            node,
            place,
            provider,
            "'\(node.title)' is synchronous, but requires \(subject), which is asynchronous",
            node.becomingAsynchronous
        )
    }

    private func problem(
        _ node: ComponentGraph.Node,
        deferring place: Int,
        _ provider: ComponentGraph.Node
    ) -> ComponentGraph.Problem {
        let dependency = node.dependencies[place]
        return problem(
            node,
            place,
            provider,
            "'\(node.title)' requires '\(dependency.type)', which cannot wait for '\(dependency.key)': that is asynchronous",
            "inject '\(provider.component.map { "\($0).Factory" } ?? "Container")' instead"
        )
    }

    private func problem(
        _ node: ComponentGraph.Node,
        _ place: Int,
        _ provider: ComponentGraph.Node,
        _ message: String,
        _ advice: String
    ) -> ComponentGraph.Problem {
        let location = node.dependencies[place].location ?? node.location
        return ComponentGraph.Problem(
            .asynchronousDependency,
            nodes: [node.id, provider.id],
            edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
            location: location,
            message: message,
            notes: [ComponentGraph.Problem.Note(location: location, message: advice)]
                + notes(on: provider)
        )
    }

    private func notes(on provider: ComponentGraph.Node) -> [ComponentGraph.Problem.Note] {
        ComponentGraph.Problem.Note.at(provider.location, "'\(provider.title)' is asynchronous")
    }
}

extension ComponentGraph.Node {
    /// The request to make the node asynchronously.
    var becomingAsynchronous: String {
        switch (component, kind) {
        case (let component?, .function): "mark the function '\(component)' 'async'"
        case (let component?, _): "give '\(component)' an 'async' initializer"
        case (nil, _): "register '\(title)' with an 'async' closure"
        }
    }
}
