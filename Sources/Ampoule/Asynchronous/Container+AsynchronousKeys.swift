/// Asynchronous resolution of keys and components, registered or unregistered.
extension Container {
    /// Resolves a key.
    nonisolated(nonsending) func resolveKey<Service, each Argument>(
        _ key: RegistrationKey,
        _ request: AsynchronousRequest,
        findsComponents: Bool = false,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        if let registration = registration(for: key) {
            return try await resolveRegistration(registration, request, repeat each argument)
        }
        return try await resolveUnregistered(
            key,
            request,
            findsComponents: findsComponents,
            repeat each argument
        )
    }

    /// Resolves the service of a wrapper or of a component.
    nonisolated(nonsending) func resolve<Service, each Argument>(
        _ serviceType: Service.Type,
        _ query: WrapperQuery,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        try await resolveKey(
            RegistrationKey(repeat (each Argument).self, service: serviceType, name: query.name),
            request,
            findsComponents: query.findsComponents,
            repeat each argument
        )
    }

    /// Resolves a component: by the registration under its key, or by its own factory.
    nonisolated(nonsending) func resolveComponent<Service, each Argument>(
        _ component: ComponentTemplate,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        if let registration = registration(for: component.key) {
            return try await resolveRegistration(registration, request, repeat each argument)
        }
        if isInsideClosedContainer { throw request.error(.containerClosed, at: component.key) }
        if let fallback = ResolutionContext.current.whilePinned({ fallback(for: component.key) }) {
            return try await AsynchronousResolver(fallback, for: request.caller)
                .resolveKey(component.key, repeat each argument)
        }
        guard let registration = adopted(component) else {
            throw request.error(.containerClosed, at: component.key)
        }
        return try await resolveRegistration(registration, request, repeat each argument)
    }

    /// The retained registration under a key.
    private func registration(for key: RegistrationKey) -> Registration? {
        ResolutionContext.current.whilePinned { find(key)?.takeUnretainedValue() }
    }

    /// Resolves a key without a registration: by a fallback, a component's own factory, a wrapper of a registered
    /// service, or the resolver itself.
    private nonisolated(nonsending) func resolveUnregistered<Service, each Argument>(
        _ key: RegistrationKey,
        _ request: AsynchronousRequest,
        findsComponents: Bool,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        if isInsideClosedContainer { throw request.error(.containerClosed, at: key) }
        if let fallback = ResolutionContext.current.whilePinned({ fallback(for: key) }) {
            return try await AsynchronousResolver(fallback, for: request.caller)
                .resolveKey(key, repeat each argument)
        }
        if findsComponents {
            if let component = RegistrationOfItself.asynchronous(Service.self, name: key.name) {
                return try await AsynchronousResolver(self, for: request.caller).make(component)
            }
            if let component = RegistrationOfItself.synchronous(Service.self, name: key.name) {
                return try await AsynchronousResolver(self, for: request.caller).make(component)
            }
        }
        if let wrapper = Service.self as? any InstanceWrapper.Type {
            let query = WrapperQuery(name: key.name, option: nil, findsComponents: findsComponents)
            let wrapped = try await wrapper.wrap(in: self, query, request, repeat each argument)
            if let wrapped = wrapped as? Service { return wrapped }
        }
        if Service.self == AsynchronousResolver.self, key.name == nil, key.signature.takesNoArguments,
            let own = asynchronous as? Service
        {
            return own
        }
        if Service.self == GraphIdentifier.self, !request.isInGraph {
            throw request.error(.unregistered(alternatives: []), at: key)
        }
        return try request.synchronously { () throws(ResolutionError) in
            try resolveUnregistered(key, ResolutionContext.current, repeat each argument)
        }
    }
}
