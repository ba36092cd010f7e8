/// Asynchronous resolution of keys and components, registered or unregistered.
extension Core {
    /// Resolves a key or a component.
    nonisolated(nonsending) func resolve<Service, each Argument>(
        _ requested: Requested,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        let (found, registration) = retaining {
            lookup(requested, isInGraph: request.isInGraph)
        }
        if let registration {
            return try await resolveRegistration(registration, request, repeat each argument)
        }
        return try await resolve(found, for: requested, request, repeat each argument)
    }

    /// Resolves what a lookup has found in place of a registration.
    nonisolated(nonsending) func resolve<Service, each Argument>(
        _ found: Lookup,
        for requested: Requested,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        let key = requested.key
        switch found {
        case .registration: preconditionFailure("The registration of '\(key)' is not retained")
        case .closed:
            throw request.error(.containerClosed, at: key)
        case .fallback(let fallback):
            return try await AsynchronousResolver(fallback.container, for: request.caller)
                .resolveKey(key, repeat each argument)
        case .component(let component), .asynchronousComponent(let component):
            guard let registration = adopted(component) else {
                throw request.error(.containerClosed, at: key)
            }
            return try await resolveRegistration(registration, request, repeat each argument)
        case .wrapper(let wrapper):
            let wrapped = try await wrapper.wrap(in: self, requested, request, repeat each argument)
            if let wrapped = wrapped as? Service { return wrapped }
        case .container:
            if let provided = provided(as: Service.self) as? Service { return provided }
        case .objectGraph:
            if let graph = request.identifier.graph(of: opening) as? Service { return graph }
        case .nothing:
            // Nothing similar helps: there is no graph to identify.
            if Service.self == GraphIdentifier.self, !request.isInGraph {
                throw request.error(.unregistered(alternatives: []), at: key)
            }
        }
        return try request.synchronously { () throws(ResolutionError) in throw unregistered(key) }
    }
}

/// The services that a container provides without a registration: itself, as a resolver.
extension Core {
    /// Whether a type is that of a container, of a resolver, or of its asynchronous form.
    package static func isResolver(_ type: Any.Type) -> Bool {
        type == (any Resolver).self || type == Container.self || type == AsynchronousResolver.self
    }

    /// The container as a service of such a type.
    func provided(as type: Any.Type) -> any Resolver {
        type == AsynchronousResolver.self ? container.asynchronous : container
    }
}

extension Container {
    /// Continues an object graph in an asynchronous closure.
    ///
    /// ```swift
    /// let horse = try await container.withObjectGraph(identifier) { resolver in
    ///     try await resolver.require(Animal.self)
    /// }
    /// ```
    ///
    /// Requests to the closure's resolver return the graph-scoped instances of that graph, and add to it; requests to
    /// the container itself do not. The graph retains its instances until the closure returns.
    ///
    /// - Parameters:
    ///   - identifier: The graph, from `require(GraphIdentifier.self)` in a factory, or a new one.
    ///   - closure: Resolves services from the resolver that it receives. It runs on the caller's actor.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure.
    public nonisolated(nonsending) func withObjectGraph<Result, Failure: Error>(
        _ identifier: GraphIdentifier,
        closure: nonisolated(nonsending) (AsynchronousResolver) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let core = core
        let graph = identifier.graph(of: core.opening)
        let resolution = AsynchronousResolution(graph, in: core.hierarchy)
        resolution.begin()
        defer { resolution.end() }
        return try await closure(AsynchronousResolver(core.container, for: nil, in: resolution))
    }
}
