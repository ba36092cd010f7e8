/// Finds what is requested without waiting for it, although it is created asynchronously.
///
/// | the service | a component that injects it | a closure |
/// |---|---|---|
/// | is in the scope `transient` or `graph` | fails | fails |
/// | is shared | fails, unless the instance exists: an error, as the compiler's | not checked |
///
/// Neither a `Lazy` nor a `Provider` awaits its service, whatever injects it. The factory of a component does. A `Lazy` of
/// an optional or a collection looks for the service when it is used, so it is not checked.
enum AsynchronousDependencyCheck {
    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        guard index.nodes.contains(where: \.isAsynchronous) else { return [] }
        return index.requirements.compactMap { requirement in
            let (node, dependency) = (requirement.node, requirement.dependency)
            let isDeferred = dependency.need == .deferred
            guard isDeferred ? dependency.isLookedUpOnInjection : !node.isAsynchronous else { return nil }
            let provider = index.provider(of: requirement) { target in
                let target = index.nodes[target]
                return target.isAsynchronous && !(node.component == nil && target.scope.isShared)
            }
            return provider.map { problem(requirement, index.nodes[$0]) }
        }
    }

    private static func problem(
        _ requirement: Requirement,
        _ provider: ComponentGraph.Node
    ) -> ComponentGraph.Problem {
        let (node, dependency) = (requirement.node, requirement.dependency)
        let message: String
        let remedy: String
        if dependency.need == .deferred {
            message =
                "'\(node.title)' requires '\(dependency.type)', which cannot wait for '\(dependency.key)': that is asynchronous"
            // The factory of a component that decorates takes the instance to decorate.
            let isDecorator = provider.dependencies.contains(where: \.isDecorated)
            let factory = isDecorator ? nil : provider.component.map { component in "\(component).Factory" }
            remedy = "inject '\(factory ?? "Container")' instead"
        } else {
            let subject =
                dependency.isList
                ? "'\(ServiceListText(dependency.service).text)' with '\(provider.title)'"
                : "'\(dependency.key)'"
            message = "'\(node.title)' is synchronous, but requires \(subject), which is asynchronous"
            remedy = node.becomingAsynchronous
        }
        return requirement.problem(
            .asynchronousDependency,
            with: [provider.id],
            message,
            remedy: remedy,
            notes: ComponentGraph.Problem.Note.at(provider.location, "'\(provider.title)' is asynchronous")
        )
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
