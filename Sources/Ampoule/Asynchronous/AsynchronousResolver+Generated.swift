/// How generated code gets the dependencies of a component that is made asynchronously.
extension AsynchronousResolver {
    /// A dependency of a component.
    public nonisolated(nonsending) func __awaitedDependency<Dependency>(
        _ type: __Type<Dependency>.Type,
        name: String? = nil
    ) async throws(ResolutionError) -> Dependency {
        try await dependency(Dependency.self, name: name)
    }

    /// A dependency that is a component, under its own type: its own factory serves if nobody registered it.
    public nonisolated(nonsending) func __awaitedDependency<Dependency: Registrable>(
        _ type: __Type<Dependency>.Type,
        name: String? = nil
    ) async throws(ResolutionError) -> Dependency
    where Dependency.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Dependency> {
        let registration = Dependency.__argumentFreeRegistration
        guard registration.key.name == name else { return try await require(Dependency.self, name: name) }
        return try await make(registration)
    }

    /// A dependency on a component that is made synchronously.
    public nonisolated(nonsending) func __awaitedDependency<Dependency: Registrable>(
        _ type: __Type<Dependency>.Type,
        name: String? = nil
    ) async throws(ResolutionError) -> Dependency
    where Dependency.__ArgumentFreeRegistration == ComponentRegistration<Dependency> {
        let registration = Dependency.__argumentFreeRegistration
        guard registration.key.name == name else { return try await require(Dependency.self, name: name) }
        return try await make(registration)
    }

    /// A dependency that is a component of another service, or one that inherits from a component, which may be
    /// its own service.
    public nonisolated(nonsending) func __awaitedDependency<Dependency: Registrable>(
        _ type: __Type<Dependency>.Type,
        name: String? = nil
    ) async throws(ResolutionError) -> Dependency {
        let own = Dependency.__ownRegistration
        if let registration = own?.asynchronousArgumentFree(Dependency.self), registration.key.name == name {
            return try await make(registration)
        }
        if let registration = own?.argumentFree(Dependency.self), registration.key.name == name {
            return try await make(registration)
        }
        return try await require(Dependency.self, name: name)
    }

    /// A dependency that is the factory of a component, which makes instances by this resolver later.
    public nonisolated(nonsending) func __awaitedDependency<Dependency: ComponentFactory>(
        _ type: __Type<Dependency>.Type
    ) async throws(ResolutionError) -> Dependency {
        try synchronously { resolver throws(ResolutionError) in try resolver[__dependency: type] }
    }

    /// The factory of a component for a property that is `nil` until it is injected.
    public nonisolated(nonsending) func __awaitedDependency<Dependency: ComponentFactory>(
        _ type: __Type<Dependency?>.Type
    ) async throws(ResolutionError) -> Dependency? {
        try await __awaitedDependency(__Type<Dependency>.self)
    }
}

extension Resolver {
    /// An instance of a component: what is registered under its key serves, or else its own factory.
    public nonisolated(nonsending) func __make<Service, each Argument>(
        _ registration: AsynchronousComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        try await asynchronous.make(registration, repeat each argument)
    }

    /// An instance of a component, or a trap at the caller's line.
    public nonisolated(nonsending) func __call<Service, each Argument>(
        _ registration: AsynchronousComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument,
        file: StaticString,
        line: UInt
    ) async -> Service {
        do {
            return try await asynchronous.make(registration, repeat each argument)
        } catch {
            trap(error, file: file, line: line)
        }
    }

    /// An instance of a component, or nil where its failable initializer returns nil.
    public nonisolated(nonsending) func __makeOptional<Service, each Argument>(
        _ registration: AsynchronousComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service? {
        let resolver = asynchronous
        do {
            return try await resolver.make(registration, repeat each argument)
        } catch {
            // A dependency that cannot be made is an error all the same.
            guard case .returnedNil = error.reason, error.isAbout(resolver.depth + 1) else { throw error }
            return nil
        }
    }

    /// An instance of a component, nil where its failable initializer returns nil, or a trap at the caller's
    /// line.
    public nonisolated(nonsending) func __callOptional<Service, each Argument>(
        _ registration: AsynchronousComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument,
        file: StaticString,
        line: UInt
    ) async -> Service? {
        do {
            return try await __makeOptional(registration, repeat each argument)
        } catch {
            trap(error, file: file, line: line)
        }
    }
}

// MARK: - Making components

extension AsynchronousResolver {
    /// A dependency, by its registration or by its component's own factory.
    private nonisolated(nonsending) func dependency<Service>(
        _ type: Service.Type,
        name: String?
    ) async throws(ResolutionError) -> Service {
        guard let container else { return try await require(type, name: name) }
        let request = request(of: container)
        request.resolution.begin()
        defer { request.resolution.end() }
        let query = WrapperQuery(name: name, option: nil, findsComponents: true)
        return try await container.resolve(type, query, request)
    }

    /// An instance of a component: what is registered under its key serves, or else its own factory.
    nonisolated(nonsending) func make<Service, each Argument>(
        _ component: AsynchronousComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        guard let container else {
            return try await foreignInstance(of: component, repeat each argument)
        }
        let request = request(of: container)
        request.resolution.begin()
        defer { request.resolution.end() }
        return try await container.resolveComponent(
            component.template,
            request,
            repeat each argument
        )
    }

    /// The same for a component that is made synchronously, though something else may be registered in its place.
    nonisolated(nonsending) func make<Service, each Argument>(
        _ component: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        guard let container else {
            return try synchronously { resolver throws(ResolutionError) in
                try resolver.__make(component, repeat each argument)
            }
        }
        let request = request(of: container)
        request.resolution.begin()
        defer { request.resolution.end() }
        return try await container.resolveComponent(
            component.template,
            request,
            repeat each argument
        )
    }

    /// An instance by a resolver that is not a container: what it has under the key, or else one made here.
    private nonisolated(nonsending) func foreignInstance<Service, each Argument>(
        of component: AsynchronousComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        do {
            return try await resolveKey(component.key, repeat each argument)
        } catch {
            guard case .unregistered = error.reason, error.key == component.key else { throw error }
        }
        do {
            return try await component.makeInstance(self, repeat each argument)
        } catch let error as ResolutionError {
            throw error
        } catch {
            throw ResolutionError(ResolutionError.Reason(thrown: error), key: component.key)
        }
    }
}
