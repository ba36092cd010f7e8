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

    /// The remedy for a dependency on a component that takes arguments, as sentences.
    ///
    /// - Parameters:
    ///   - provider: The component.
    ///   - component: The component that needs it, which cannot be injected into it.
    ///   - otherwise: The remedy where arguments are passed, as a sentence.
    func remedy(
        for provider: ComponentGraph.Node?,
        of component: String?,
        otherwise: String
    ) -> String {
        guard let provider, let name = provider.component else { return otherwise }
        let arguments = provider.arguments.indices.filter { place in
            guard let components = services[provider.arguments[place]] else { return false }
            return component == nil || !components.contains(component)
        }
        guard !arguments.isEmpty else { return otherwise }
        let areAll = arguments.count == provider.arguments.count
        let words = arguments.map { place in
            provider.argumentLabels.map { "'\($0[place])'" }
                ?? "the parameter of type '\(provider.arguments[place])'"
        }
        let suggestion = "mark \(words.joined(separator: " and ")) of '\(name)' with '@Inject'"
        return areAll
            ? "\(otherwise.dropLast()), or \(suggestion)." : "\(otherwise) Perhaps \(suggestion), too."
    }
}
