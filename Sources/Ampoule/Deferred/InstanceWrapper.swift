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

/// The query of a wrapper to a container, independent of the types.
struct WrapperQuery: Sendable {
    let name: String?
    let option: (any ServiceKeyOption)?

    /// Whether an unregistered component serves, as it does for a dependency.
    let findsComponents: Bool
}

extension WrapperQuery {
    /// The query for the service of a wrapper that is requested under a key.
    init(_ key: RegistrationKey, findsComponents: Bool) {
        self.init(name: key.name, option: key.option, findsComponents: findsComponents)
    }

    /// The key of the service that the query is for.
    func key<Service, each Argument>(
        of serviceType: Service.Type,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey {
        RegistrationKey(serviceType, argumentTypes: repeat each argumentTypes, name: name, option: option)
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
            return try container.resolve(Wrapped.self, query, repeat each argument)
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
            return try await container.resolve(Wrapped.self, query, request, repeat each argument)
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
            let key = query.key(of: Self.self, argumentTypes: repeat (each Argument).self)
            throw ResolutionContext.current.error(
                .outsideOfLevel(LevelIdentity.of(Level.self).name),
                at: key
            )
        }
        return LevelContainer(ofInner: inner)
    }

    static func missingKey<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? {
        guard container.handle(of: Level.self) == nil else { return nil }
        return query.key(of: Self.self, argumentTypes: repeat each argumentTypes)
    }
}

extension Core {
    /// The innermost container of a level: this one, if no other level is between, so that a child stays a child.
    fileprivate func handle(of level: (some ContainerLevel).Type) -> Container? {
        let scope = LevelIdentity.of(level)
        return innermostLevel === scope ? container : nearestContainer(at: scope)?.container
    }
}
