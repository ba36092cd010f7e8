extension Container {
    /// Whether anything is registered for a service, whatever the arguments, here, in an ancestor or in a
    /// fallback.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: Whether there is a registration.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func hasAnyRegistration<Service>(of serviceType: Service.Type, name: String? = nil) -> Bool {
        reachable.contains { container in
            container.registrar.registry.all.contains {
                $0.key.serviceType == serviceType && $0.key.name == name
            }
        }
    }

    /// Removes all registrations of this container; those of its parent stay.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func removeAll() {
        registrar.removeAll()
        components.removeAll()
    }

    /// Forgets the instances that a scope shares, here, in all ancestors and in all fallbacks.
    ///
    /// - Parameter objectScope: The scope to reset.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func resetObjectScope(_ objectScope: any ObjectScopeProtocol) {
        reset { _, scope in scope === objectScope }
    }

    /// Forgets the instances that a scope shares, here, in all ancestors and in all fallbacks.
    ///
    /// ```swift
    /// container.resetObjectScope(.container)
    /// ```
    ///
    /// - Parameter objectScope: The scope to reset.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func resetObjectScope(_ objectScope: ObjectScope) {
        resetObjectScope(objectScope as any ObjectScopeProtocol)
    }

    /// Forgets the instances of one service that a scope shares, here, in all ancestors and in all fallbacks.
    ///
    /// - Parameters:
    ///   - objectScope: The scope to reset.
    ///   - serviceType: The service whose instances to forget.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func resetObjectScope(_ objectScope: any ObjectScopeProtocol, serviceType: Any.Type) {
        reset { key, scope in scope === objectScope && key.serviceType == serviceType }
    }

    /// Forgets the instances of one service that a scope shares, here, in all ancestors and in all fallbacks.
    ///
    /// - Parameters:
    ///   - objectScope: The scope to reset.
    ///   - serviceType: The service whose instances to forget.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func resetObjectScope(_ objectScope: ObjectScope, serviceType: Any.Type) {
        resetObjectScope(objectScope as any ObjectScopeProtocol, serviceType: serviceType)
    }

    /// The container itself, which needs no synchronisation.
    ///
    /// It is there for code written for Swinject, where a container may be used by one thread at a time
    /// unless this is called.
    ///
    /// - Returns: The container.
    public func synchronize() -> any Resolver { self }

    /// Lets a closure carry on an object graph.
    ///
    /// ```swift
    /// container.withObjectGraph(identifier) { container in
    ///     container.resolve(Animal.self)
    /// }
    /// ```
    ///
    /// What the closure resolves from the container gets the graph-scoped instances of that graph, and adds
    /// to them. Name and meaning are those of Swinject's `withObjectGraph`.
    ///
    /// - Parameters:
    ///   - identifier: The graph, as got from `resolve(GraphIdentifier.self)` in a factory, or a new one.
    ///   - closure: Resolves from the container it is given.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws.
    public func withObjectGraph<Result, Failure: Error>(
        _ identifier: GraphIdentifier,
        closure: (Container) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try ResolutionContext.current.inGraph(identifier, of: hierarchy) { () throws(Failure) in
            try closure(self)
        }
    }

    private func reset(where isAffected: (RegistrationKey, any ObjectScopeProtocol) -> Bool) {
        for container in reachable {
            for registration in container.registrar.registry.all + container.components.all
            where isAffected(registration.key, registration.policy.scope) {
                registration.reset()
            }
        }
    }
}
