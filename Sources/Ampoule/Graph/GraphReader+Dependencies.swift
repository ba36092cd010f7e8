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

    /// Finds out what a dependency is given, in the order in which a resolution would.
    private mutating func draft(of dependency: DescribedDependency, in view: Int) -> DraftDependency {
        var service = dependency.type
        var isOptional = false
        var isDeferred = false
        func result(_ provider: DraftDependency.Provider) -> DraftDependency {
            var isFound = false
            if case .nodes = provider { isFound = true }
            return DraftDependency(
                dependency: dependency,
                service: service,
                need: isDeferred && (isFound || !isOptional) ? .deferred : isOptional ? .optional : .required,
                provider: provider
            )
        }

        if !dependency.isGeneric, isFactoryLookedFor(dependency, in: view),
            let component = Self.component(ofFactory: dependency.type)
        {
            (service, isDeferred) = (component, true)
            return result(.nodes(nodes(of: component, in: view)))
        }
        while true {
            let key = registrationKey(of: service, name: dependency.name)
            if let place = node(under: key, in: view) { return result(.nodes([place])) }
            if let places = ambiguousNodes(under: key, in: view) { return result(.ambiguous(places)) }
            if let place = ownNode(of: service, name: dependency.name, in: view) {
                return result(.nodes([place]))
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

    /// Whether a dependency may be on a component's factory, which is given whatever is registered.
    ///
    /// To find out takes the runtime as long as all the rest, the first time that it is asked about a type. What is
    /// registered is mostly what it is registered for.
    private func isFactoryLookedFor(_ dependency: DescribedDependency, in view: Int) -> Bool {
        node(under: registrationKey(of: dependency.type, name: dependency.name), in: view) == nil
            || TypeName.short(dependency.type).contains("Factory")
    }

    /// The component whose factory a type, or the type that it wraps, is.
    private static func component(ofFactory type: Any.Type) -> (any Registrable.Type)? {
        let wrapped = (type as? any OptionalFactory.Type)?.factory ?? type
        return (wrapped as? any ComponentFactory.Type)?.component as? any Registrable.Type
    }

    /// Whether a container gives itself, or its graph, for a service.
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
