import AmpouleGraph

extension GraphReader {
    /// The dependencies of a node, with their providers.
    mutating func dependencies(of place: Int) -> [DraftDependency] {
        guard let component = drafts[place].component else { return [] }
        let view = drafts[place].view
        return component.dependencies(ofInitializer: drafts[place].origin?.number).map { dependency in
            draft(of: dependency, in: view)
        }
    }

    /// Finds the provider of a dependency, in the order of a resolution.
    private mutating func draft(of dependency: DescribedDependency, in view: Int) -> DraftDependency {
        var service = dependency.type
        var isOptional = false
        var isDeferred = false
        func result(_ provider: DraftDependency.Provider) -> DraftDependency {
            var isFound = false
            switch provider {
            case .nodes, .list, .value: isFound = true
            case .outside, .missing, .needsArguments, .ambiguous: break
            }
            return DraftDependency(
                dependency: dependency,
                service: service,
                need: isDeferred && (isFound || !isOptional) ? .deferred : isOptional ? .optional : .required,
                isOptional: isOptional,
                provider: provider
            )
        }

        if !dependency.isGeneric, isFactoryLookedFor(dependency, in: view),
            let component = Self.component(ofFactory: dependency.type)
        {
            (service, isDeferred) = (component, true)
            isOptional = dependency.type is any OptionalFactory.Type
            return result(.nodes(nodes(of: component, in: view)))
        }
        while true {
            let key = registrationKey(of: service, name: dependency.name)
            if let place = node(under: key, in: view) { return result(.nodes([place])) }
            if let places = ambiguousNodes(under: key, in: view) { return result(.ambiguous(places)) }
            let levels = dependency.name == nil ? LevelScopes.withValue(service) : []
            if !levels.isEmpty { return result(.value(levels)) }
            if let place = ownNode(of: service, name: dependency.name, in: view) {
                return result(.nodes([place]))
            }
            if dependency.name == nil, let list = service as? any ServiceList.Type {
                return result(.list(contributions(to: list, in: view)))
            }
            guard let wrapper = service as? any WrapperType.Type else { break }
            service = wrapper.wrappedService
            if wrapper.defers { isDeferred = true } else { isOptional = true }
        }
        if dependency.name == nil, Self.isBuiltIn(service) { return result(.outside) }
        if let place = nodeWithArguments(service, name: dependency.name, in: view)
            ?? ownNodeWithArguments(service, name: dependency.name, in: view)
        {
            return result(.needsArguments(place))
        }
        return result(.missing)
    }

    /// Whether to check if a dependency is on a component's factory, which is resolved regardless of registrations.
    ///
    /// The first check of a type takes the runtime as long as all other work. A registered service is rarely a
    /// component's factory, so its name decides whether to check it.
    private func isFactoryLookedFor(_ dependency: DescribedDependency, in view: Int) -> Bool {
        node(under: registrationKey(of: dependency.type, name: dependency.name), in: view) == nil
            || TypeName.short(dependency.type).contains("Factory")
    }

    /// The component of a factory type, or of an optional of one.
    private static func component(ofFactory type: Any.Type) -> (any Registrable.Type)? {
        let wrapped = (type as? any OptionalFactory.Type)?.factory ?? type
        return (wrapped as? any ComponentFactory.Type)?.component as? any Registrable.Type
    }

    /// Whether a container resolves a service to itself or to its graph.
    private static func isBuiltIn(_ service: Any.Type) -> Bool {
        service == GraphIdentifier.self || service == Container.self || service == (any Resolver).self
    }
}

/// An optional of a component's factory.
protocol OptionalFactory {
    static var factory: any ComponentFactory.Type { get }
}

extension Optional: OptionalFactory where Wrapped: ComponentFactory {
    static var factory: any ComponentFactory.Type { Wrapped.self }
}
