/// Finds injected dependencies that take arguments, although an injection passes none.
///
/// Such a dependency has no registration without arguments, so an optional one is `nil`.
enum ArgumentsCheck {
    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        // Only a graph with such a dependency needs them.
        lazy var services = InjectableServices(index)
        return index.requirements.compactMap { requirement in
            let dependency = requirement.dependency
            guard case .needsArguments(let id) = dependency.provider, dependency.need != .optional else {
                return nil
            }
            let provider = index.nodes([id]).first
            let key = provider.map { $0.key(of: dependency.service) } ?? id.rawValue
            let verb = dependency.isDecorated ? "decorated" : "required"
            return requirement.problem(
                .needsArguments,
                with: [id],
                "'\(dependency.key)', \(verb) by '\(requirement.node.title)', takes arguments: '\(key)'",
                remedy: remedy(requirement, provider),
                notes: provider.map { services.notes(on: $0, requirement) } ?? []
            )
        }
    }

    private static func remedy(_ requirement: Requirement, _ provider: ComponentGraph.Node?) -> String {
        if requirement.dependency.isDecorated {
            let types = provider?.arguments.map { "'\($0)'" }.joined(separator: ", ") ?? ""
            return
                "let the initializer of '\(requirement.node.title)' take them after the decorated instance: \(types)"
        }
        guard let component = provider?.component else {
            return "register '\(requirement.dependency.key)' with a closure that takes none, too"
        }
        return "inject '\(component).Factory' instead, and pass them to it"
    }
}

/// Finds arguments of components that the container could fill in: an `@Inject` may have been forgotten.
private struct InjectableServices {
    /// The services that are found without a name and without arguments, each with the components that provide it.
    private var components: [String: Set<String?>] = [:]

    init(_ index: GraphIndex) {
        for node in index.nodes where node.name == nil && node.arguments.isEmpty {
            // Without a registration, a component is found by its own type only, and only if it is its own service.
            let found =
                node.isRegistered ? node.services : node.services.prefix(1).filter { $0 == node.component }
            for service in found { components[service, default: []].insert(node.component) }
        }
    }

    /// Notes on a component that takes arguments: its location, and the arguments that could be injected.
    func notes(
        on provider: ComponentGraph.Node,
        _ requirement: Requirement
    ) -> [ComponentGraph.Problem.Note] {
        guard !requirement.dependency.isDecorated, let name = provider.component else {
            return provider.declaration
        }
        let own = requirement.node.component
        let arguments = provider.arguments.filter { argument in
            // What requires the component can't be injected into it.
            components[argument].map { own == nil || !$0.contains(own) } ?? false
        }
        guard !arguments.isEmpty else { return provider.declaration }
        let list = arguments.map { "the parameter of type '\($0)'" }.joined(separator: " and ")
        let too = arguments.count == provider.arguments.count ? "" : ", too"
        let pronoun = arguments.count == 1 ? "it" : "them"
        return [
            ComponentGraph.Problem.Note(
                location: provider.location,
                message: "\(list) of '\(name)' can be injected\(too): mark \(pronoun) with '@Inject'"
            )
        ]
    }
}
