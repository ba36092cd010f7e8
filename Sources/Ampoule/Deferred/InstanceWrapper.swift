/// A type around a service that can be resolved without its own registration.
///
/// ``Lazy``, ``Provider`` and optionals are made from the registration of the wrapped service. Their meaning follows
/// Swinject's document "Delayed Injection".
protocol InstanceWrapper {
    /// Wraps the service that a query finds.
    ///
    /// - Throws: ``ResolutionError`` if there is none.
    static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Self

    /// Wraps the service that a query finds, in an asynchronous resolution.
    ///
    /// - Throws: ``ResolutionError`` if there is none.
    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Self

    /// The key that can't be resolved, if the wrapped service can't be; `nil` otherwise.
    ///
    /// For pinned readers only.
    static func missingKey<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey?
}

/// The request for a wrapper, whose service has the same name and the same option.
struct WrapperQuery: Sendable {
    /// The key of the wrapper.
    let key: RegistrationKey

    /// Whether an unregistered component serves, as it does for a dependency.
    let findsComponents: Bool

    /// The key of the wrapped service.
    func key<Service, each Argument>(
        of serviceType: Service.Type,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey {
        RegistrationKey(
            serviceType,
            argumentTypes: repeat each argumentTypes,
            name: key.name,
            option: key.option
        )
    }
}

extension InstanceWrapper {
    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Self {
        try request.synchronously { () throws(ResolutionError) in
            try wrap(in: container, query, repeat each argument)
        }
    }
}

extension Optional: InstanceWrapper {
    /// The instance, or `nil` if the service is unregistered or its initializer returns `nil`.
    static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Wrapped? {
        let missing = container.missingKey(
            of: Wrapped.self,
            query,
            argumentTypes: repeat (each Argument).self
        )
        if missing != nil { return nil }
        do {
            let key = query.key(of: Wrapped.self, argumentTypes: repeat (each Argument).self)
            let instance: Wrapped = try container.resolve(
                .key(key, findsComponents: query.findsComponents),
                repeat each argument
            )
            return instance
        } catch {
            // A missing dependency of the wrapped service is still an error.
            guard error.isAbout(ResolutionContext.current.depth + 1), error.leavesNil else { throw error }
            return nil
        }
    }

    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Wrapped? {
        do {
            let key = query.key(of: Wrapped.self, argumentTypes: repeat (each Argument).self)
            let instance: Wrapped = try await container.resolve(
                .key(key, findsComponents: query.findsComponents),
                request,
                repeat each argument
            )
            return instance
        } catch {
            guard error.isAbout(request.depth + 1), error.leavesNil else { throw error }
            return nil
        }
    }

    static func missingKey<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? { nil }
}

extension LevelContainer: InstanceWrapper {
    /// The nearest container of the level, so that components can have it injected.
    static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> LevelContainer {
        guard let inner = container.handle(of: Level.self) else {
            throw ResolutionContext.current.error(
                .outsideOfLevel(LevelIdentity.of(Level.self).name),
                at: query.key
            )
        }
        return LevelContainer(ofInner: inner)
    }

    static func missingKey<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? {
        container.handle(of: Level.self) == nil ? query.key : nil
    }
}

extension Core {
    /// The innermost container of a level: this one, if no other level is between, so that a child stays a child.
    fileprivate func handle(of level: (some ContainerLevel).Type) -> Container? {
        let scope = LevelIdentity.of(level)
        return innermostLevel === scope ? container : nearestContainer(at: scope)?.container
    }
}
