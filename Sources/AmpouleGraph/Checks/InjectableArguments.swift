/// Finds arguments of components that the container could fill in: an `@Inject` may have been forgotten.
struct InjectableArguments {
    /// The services that are found without a name and without arguments, each with the components that provide it.
    private let services: [String: Set<String?>]

    init(_ index: GraphIndex) {
        var services: [String: Set<String?>] = [:]
        for node in index.nodes where node.name == nil && node.arguments.isEmpty {
            // Without a registration, a component is found by its own type only, and only if it is its own service.
            let found =
                node.isRegistered
                ? node.services[...] : node.services.prefix(1).filter { $0 == node.component }[...]
            for service in found { services[service, default: []].insert(node.component) }
        }
        self.services = services
    }

    /// Notes on a component that takes arguments: its location, and the arguments that could be injected.
    ///
    /// - Parameters:
    ///   - provider: The component.
    ///   - dependency: The dependency on the component.
    ///   - node: The node that has the dependency, and can't be injected into the component.
    func notes(
        on provider: ComponentGraph.Node?,
        _ dependency: ComponentGraph.Dependency,
        of node: ComponentGraph.Node
    ) -> [ComponentGraph.Problem.Note] {
        guard let provider else { return [] }
        let declaration = ComponentGraph.Problem.Note.at(
            provider.location,
            "'\(provider.title)' is declared here"
        )
        guard !dependency.isDecorated, let name = provider.component else { return declaration }
        let arguments = provider.arguments.filter { argument in
            guard let components = services[argument] else { return false }
            return node.component == nil || !components.contains(node.component)
        }
        guard !arguments.isEmpty else { return declaration }
        let list = arguments.map { "the parameter of type '\($0)'" }.joined(separator: " and ")
        let too = arguments.count == provider.arguments.count ? "" : ", too"
        return [
            ComponentGraph.Problem.Note(
                location: provider.location,
                message:
                    "\(list) of '\(name)' can be injected\(too): mark \(arguments.count == 1 ? "it" : "them") with '@Inject'"
            )
        ]
    }
}
