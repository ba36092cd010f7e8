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
    ///   - component: The component that requires it, which can't be injected into it.
    ///   - dependency: The dependency on the component; `nil` for a request in code.
    func notes(
        on provider: ComponentGraph.Node?,
        of component: String?,
        _ dependency: ComponentGraph.Dependency? = nil
    ) -> [ComponentGraph.Problem.Note] {
        guard let provider else { return [] }
        let text = "'\(provider.title)' is declared here"
        guard dependency?.isDecorated != true, let name = provider.component else {
            return ComponentGraph.Problem.Note.at(provider.location, text)
        }
        let arguments = provider.arguments.indices.filter { place in
            guard let components = services[provider.arguments[place]] else { return false }
            return component == nil || !components.contains(component)
        }
        guard !arguments.isEmpty else { return ComponentGraph.Problem.Note.at(provider.location, text) }
        let words = arguments.map { place in
            provider.argumentLabels.map { "'\($0[place])'" }
                ?? "the parameter of type '\(provider.arguments[place])'"
        }
        let list = words.joined(separator: " and ")
        let too = arguments.count == provider.arguments.count ? "" : ", too"
        return [
            ComponentGraph.Problem.Note(
                .injectArguments,
                at: provider.location,
                "\(list) of '\(name)' can be injected\(too): mark \(words.count == 1 ? "it" : "them") with '@Inject'"
            )
        ]
    }
}
