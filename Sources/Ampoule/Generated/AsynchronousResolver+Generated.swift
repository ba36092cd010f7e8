/// The forms by which generated code resolves the dependencies of an asynchronous component.
///
/// These are subscripts because the compiler checks the availability of a getter only after choosing it.
extension AsynchronousResolver {
    /// A dependency of a component.
    ///
    /// Do not use it directly; generated code does.
    public nonisolated(nonsending) subscript<Dependency>(
        __awaited type: __Type<Dependency>.Type,
        name name: String? = nil
    ) -> Dependency {
        get async throws(ResolutionError) {
            try await resolveKey(RegistrationKey(Dependency.self, name: name), findsComponents: true)
        }
    }

    /// A dependency on a component, which may be unregistered if it is its own service.
    ///
    /// Do not use it directly; generated code does.
    public nonisolated(nonsending) subscript<Dependency: Registrable>(
        __awaited type: __Type<Dependency>.Type,
        name name: String? = nil
    ) -> Dependency {
        get async throws(ResolutionError) {
            guard let own = RegistrationOfItself.template(of: Dependency.self, name: name) else {
                return try await require(Dependency.self, name: name)
            }
            return try await make(own)
        }
    }

    /// A dependency on the factory of a component, which makes instances with this resolver later.
    ///
    /// Do not use it directly; generated code does.
    public nonisolated(nonsending) subscript<Dependency: ComponentFactory>(
        __awaited type: __Type<Dependency>.Type
    ) -> Dependency {
        get async throws(ResolutionError) {
            try synchronously { resolver throws(ResolutionError) in Dependency.make(by: resolver) }
        }
    }

    /// The factory of a component for a property that is `nil` until it is injected.
    ///
    /// Do not use it directly; generated code does.
    public nonisolated(nonsending) subscript<Dependency: ComponentFactory>(
        __awaited type: __Type<Dependency?>.Type
    ) -> Dependency? {
        get async throws(ResolutionError) { try await self[__awaited: __Type<Dependency>.self] }
    }
}

// The forms that the compiler chooses for a dependency that can't be injected, to report it at the user's line.
extension AsynchronousResolver {
    /// Unavailable: rejects a factory, or an optional of one, with a name.
    ///
    /// Do not use it directly; generated code does.
    public nonisolated(nonsending) subscript<Dependency: __FactoryHolder>(
        __awaited type: __Type<Dependency>.Type,
        name name: String?
    ) -> Dependency {
        @available(
            *,
            unavailable,
            message: """
                A factory already requests the name that '@Register' gives its component; remove 'name:'
                """
        )
        get async throws(ResolutionError) { try await require(Dependency.self, name: name) }
    }

    /// Unavailable: rejects a factory in a wrapper or an array.
    ///
    /// Do not use it directly; generated code does.
    public nonisolated(nonsending) subscript<Dependency: __WrappedFactory>(
        __awaited type: __Type<Dependency>.Type,
        name name: String? = nil
    ) -> Dependency {
        @available(
            *,
            unavailable,
            message: """
                A factory already resolves its component each time it is called; inject the 'Factory' itself
                """
        )
        get async throws(ResolutionError) { try await require(Dependency.self, name: name) }
    }
}

extension Resolver {
    /// Resolves a component: by the registration under its key, or by its own factory.
    ///
    /// Do not use it directly; generated code does.
    @inlinable
    @inline(__always)
    public nonisolated(nonsending) func __make<Service, each Argument>(
        _ registration: AsynchronousComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        // A slot belongs to one registration, whose key fixes the service type.
        if let made = registration.template.made(by: self) {
            return withExtendedLifetime(made) { made.address.copy(as: Service.self) }
        }
        return try await asynchronous.makeUnmade(registration.template, repeat each argument)
    }

    /// Resolves a component, or returns `nil` if its failable initializer does.
    ///
    /// Do not use it directly; generated code does.
    public nonisolated(nonsending) func __makeOptional<Service, each Argument>(
        _ registration: AsynchronousComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service? {
        let resolver = asynchronous
        do {
            return try await resolver.__make(registration, repeat each argument)
        } catch {
            // A missing dependency of the component is still an error.
            guard case .returnedNil = error.reason, error.isAbout(resolver.depth + 1) else { throw error }
            return nil
        }
    }
}

// MARK: - Instances that were made

// Most requests for an asynchronous component are for one that a container shares and has made, when the program started. Such a
// request begins no resolution. It is compiled where it is made, and calls one function.

extension ComponentTemplate {
    /// The instance of the component in the scope `container`, if it was made and nothing diverts the resolution.
    @usableFromInline
    func made(by resolver: any Resolver) -> Shared? {
        guard !Diversion.mayApply, let core = resolver.awaitedCore else { return nil }
        return ResolutionContext.current.whilePinned {
            core.find(self)?.policy.read { $0.containerSlot?.instance }
        }
    }
}

extension Resolver {
    /// The core of the container that resolves what this resolver waits for, unless that has been released.
    fileprivate var awaitedCore: Core? {
        switch self {
        case let container as Container: container.core
        case let resolver as UnretainedResolver: resolver.core
        case let resolver as AsynchronousResolver: resolver.core
        default: nil
        }
    }
}

// MARK: - Resolving components

extension AsynchronousResolver {
    /// Resolves a component of the service, asynchronous or not.
    nonisolated(nonsending) func make<Service, each Argument>(
        _ component: ComponentTemplate,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        if component.isAsynchronous, let made = component.made(by: self) {
            return made.value(as: Service.self)
        }
        return try await makeUnmade(component, repeat each argument)
    }

    /// Resolves a component for which there is no instance that could be returned at once.
    ///
    /// An asynchronous registration may override a synchronous component.
    @usableFromInline
    nonisolated(nonsending) func makeUnmade<Service, each Argument>(
        _ component: ComponentTemplate,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        guard let core else {
            return try await foreignInstance(of: component, repeat each argument)
        }
        return try await requesting(of: core) { request async throws(ResolutionError) in
            try await core.resolve(.component(component), request, repeat each argument)
        }
    }

    /// Resolves a component by a resolver that is not a container: by the resolver, or by the component's own
    /// factory.
    private nonisolated(nonsending) func foreignInstance<Service, each Argument>(
        of component: ComponentTemplate,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        guard component.isAsynchronous else {
            return try synchronously { resolver throws(ResolutionError) in
                let registration = ComponentRegistration<Service, repeat each Argument>(component)
                return try resolver.__make(registration, repeat each argument)
            }
        }
        do {
            return try await resolveKey(component.key, repeat each argument)
        } catch {
            guard case .unregistered = error.reason, error.key == component.key else { throw error }
        }
        do {
            let factory = AsynchronousFactory<Service, repeat each Argument>.of(component.attributes)
            let instance = try await factory.make(self, repeat each argument)
            try await component.completions.complete(Shared(instance), awaitingWith: self)
            return instance
        } catch {
            throw ResolutionError(thrown: error, key: component.key)
        }
    }
}

extension AsynchronousComponentRegistration {
    /// Makes an instance of a component, asynchronous or not; that of a further service by the key.
    nonisolated(nonsending) func make(
        by resolver: AsynchronousResolver,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        template.service == Service.self
            ? try await resolver.make(template, repeat each argument)
            : try await resolver.resolveKey(template.key.key(of: Service.self), repeat each argument)
    }
}
