/// Finds what is requested without waiting for it, although it is created asynchronously.
///
/// | the service | a component that injects it | a closure, or other code |
/// |---|---|---|
/// | is in the scope `transient` or `graph` | fails | fails |
/// | is shared | fails, unless the instance exists: an error, as the compiler's | left open |
///
/// Neither a `Lazy` nor a `Provider` awaits its service, whatever injects it. The factory of a component does. A `Lazy` of
/// an optional or a collection looks for the service when it is used, so whether that fails is left open.
struct AsynchronousDependencyCheck {
    private let index: GraphIndex
    private let facts: ComponentGraph.SourceFacts

    init(_ index: GraphIndex, _ facts: ComponentGraph.SourceFacts) {
        (self.index, self.facts) = (index, facts)
    }

    var problems: [ComponentGraph.Problem] {
        guard index.nodes.contains(where: \.isAsynchronous) else { return [] }
        let ofDependencies = index.nodes.indices.flatMap { source in
            index.nodes[source].dependencies.indices.compactMap { problem(of: $0, of: source) }
        }
        let reported = Set(ofDependencies.compactMap(\.location))
        return ofDependencies
            + facts.requirements.filter { requirement in
                requirement.isCertain && requirement.waiting != .cannotWaitLater
                    && !reported.contains(requirement.location)
            }
            .compactMap { requirement in
                provider(of: requirement) { !mayExist($0) }.map { problem(requirement, index.nodes[$0]) }
            }
    }

    /// The requests that may fail: the instance may exist, or the code may do without it.
    var requirementsLeftOpen: [ComponentGraph.Requirement] {
        guard index.nodes.contains(where: \.isAsynchronous) else { return [] }
        return facts.requirements.filter { requirement in
            provider(of: requirement) { place in
                mayExist(place) || !requirement.isCertain || requirement.waiting == .cannotWaitLater
            } != nil
        }
    }

    /// The dependencies on a `Lazy` or a `Provider` that looks for an asynchronous service when it is used.
    var dependenciesLeftOpen: [ComponentGraph.Problem.Edge] {
        guard index.nodes.contains(where: \.isAsynchronous) else { return [] }
        return index.nodes.indices.flatMap { source -> [ComponentGraph.Problem.Edge] in
            let node = index.nodes[source]
            return node.dependencies.indices.compactMap { place -> ComponentGraph.Problem.Edge? in
                guard node.dependencies[place].lookupTime == .use,
                    index.provider(of: place, of: source, where: { index.nodes[$0].isAsynchronous }) != nil
                else { return nil }
                return ComponentGraph.Problem.Edge(node: node.id, dependency: place)
            }
        }
    }

    // MARK: - Providers

    /// Whether a request that doesn't wait may find an instance.
    private func mayExist(_ place: Int) -> Bool {
        switch index.nodes[place].scope {
        case .transient, .graph: false
        case .container, .weak, .level, .custom: true
        }
    }

    private func provider(
        of requirement: ComponentGraph.Requirement,
        where condition: (Int) -> Bool
    ) -> Int? {
        guard requirement.waiting != .waits else { return nil }
        let providers = requirement.provider.nodes.compactMap(index.place)
        func matches(_ place: Int) -> Bool { index.nodes[place].isAsynchronous && condition(place) }
        if case .all = requirement.provider { return providers.first(where: matches) }
        return providers.allSatisfy(matches) ? providers.first : nil
    }

    // MARK: - Problems

    private func problem(of place: Int, of source: Int) -> ComponentGraph.Problem? {
        let (node, dependency) = (index.nodes[source], index.nodes[source].dependencies[place])
        let isDeferred = dependency.need == .deferred
        guard isDeferred ? dependency.lookupTime == .injection : !node.isAsynchronous else { return nil }
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
            (.deferByFactory, "inject '\(provider.component.map { "\($0).Factory" } ?? "Container")' instead")
        )
    }

    private func problem(
        _ node: ComponentGraph.Node,
        _ place: Int,
        _ provider: ComponentGraph.Node,
        _ message: String,
        _ advice: (remedy: ComponentGraph.Problem.Remedy, text: String)
    ) -> ComponentGraph.Problem {
        let location = node.dependencies[place].location ?? node.location
        return ComponentGraph.Problem(
            .asynchronousDependency,
            nodes: [node.id, provider.id],
            edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
            location: location,
            message: message,
            notes: [ComponentGraph.Problem.Note(advice.remedy, at: location, advice.text)]
                + notes(on: provider)
        )
    }

    private func problem(_ requirement: ComponentGraph.Requirement, _ provider: ComponentGraph.Node)
        -> ComponentGraph.Problem
    {
        let advice =
            requirement.waiting == .cannotWait
            ? "request the service itself, with 'await' and 'asynchronous'"
            : "wait for it: 'await' the request, of the container's 'asynchronous'"
        return ComponentGraph.Problem(
            .asynchronousDependency,
            nodes: [provider.id],
            location: requirement.location,
            message: "'\(requirement.key)' is asynchronous, but is requested synchronously here",
            notes: [ComponentGraph.Problem.Note(.awaitRequest, at: requirement.location, advice)]
                + notes(on: provider)
        )
    }

    private func notes(on provider: ComponentGraph.Node) -> [ComponentGraph.Problem.Note] {
        ComponentGraph.Problem.Note.at(provider.location, "'\(provider.title)' is asynchronous")
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
