/// The key or the component that a request asks a container for; a component's own factory serves if its key isn't registered.
@frozen
@usableFromInline
struct Requested: Sendable {
    let key: RegistrationKey

    /// The component that was asked for, if one was.
    let component: ComponentTemplate?

    /// Whether an unregistered component serves that was not asked for as one, as it does for a dependency.
    let findsComponents: Bool

    @usableFromInline
    static func key(_ key: RegistrationKey, findsComponents: Bool) -> Requested {
        Requested(key: key, component: nil, findsComponents: findsComponents)
    }

    static func component(_ component: ComponentTemplate) -> Requested {
        Requested(key: component.key, component: component, findsComponents: false)
    }
}

/// A type around a service that can be resolved without its own registration.
///
/// ``Lazy``, ``Provider`` and optionals are made from the registration of the wrapped service. Their meaning follows
/// Swinject's document "Delayed Injection".
protocol InstanceWrapper {
    /// Wraps the service that a request finds.
    ///
    /// - Throws: ``ResolutionError`` if there is none.
    static func wrap<each Argument>(
        in container: Core,
        _ requested: Requested,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Self

    /// Wraps the service that a request finds, in an asynchronous resolution.
    ///
    /// - Throws: ``ResolutionError`` if there is none.
    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Core,
        _ requested: Requested,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Self

    /// The key that can't be resolved, if the wrapped service can't be; `nil` otherwise.
    ///
    /// For pinned readers only.
    static func missingKey(in container: Core, _ requested: Requested) -> RegistrationKey?
}

extension Requested {
    /// The request for the service in a wrapper, which has the same arguments, the same name and the same option.
    func wrapped<Service>(_ serviceType: Service.Type) -> Requested {
        .key(key.key(of: serviceType), findsComponents: findsComponents)
    }
}

extension InstanceWrapper {
    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Core,
        _ requested: Requested,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Self {
        try request.synchronously { () throws(ResolutionError) in
            try wrap(in: container, requested, repeat each argument)
        }
    }
}

extension Optional: InstanceWrapper {
    /// The instance, or `nil` if the service is unregistered or its initializer returns `nil`.
    static func wrap<each Argument>(
        in container: Core,
        _ requested: Requested,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Wrapped? {
        let wrapped = requested.wrapped(Wrapped.self)
        if container.missingKey(wrapped) != nil { return nil }
        do {
            return try container.resolve(wrapped, repeat each argument) as Wrapped
        } catch {
            // A missing dependency of the wrapped service is still an error.
            guard error.isAbout(ResolutionContext.current.depth + 1), error.leavesNil else { throw error }
            return nil
        }
    }

    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Core,
        _ requested: Requested,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Wrapped? {
        do {
            let wrapped = requested.wrapped(Wrapped.self)
            return try await container.resolve(wrapped, request, repeat each argument) as Wrapped
        } catch {
            guard error.isAbout(request.depth + 1), error.leavesNil else { throw error }
            return nil
        }
    }

    static func missingKey(in container: Core, _ requested: Requested) -> RegistrationKey? { nil }
}

extension LevelContainer: InstanceWrapper {
    /// The nearest container of the level, so that components can have it injected.
    static func wrap<each Argument>(
        in container: Core,
        _ requested: Requested,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> LevelContainer {
        guard let inner = container.handle(of: Level.self) else {
            throw ResolutionContext.current.error(
                .outsideOfLevel(LevelIdentity.of(Level.self).name),
                at: requested.key
            )
        }
        return LevelContainer(ofInner: inner)
    }

    static func missingKey(in container: Core, _ requested: Requested) -> RegistrationKey? {
        container.handle(of: Level.self) == nil ? requested.key : nil
    }
}

extension Core {
    /// The innermost container of a level: this one, if no other level is between, so that a child stays a child.
    fileprivate func handle(of level: (some ContainerLevel).Type) -> Container? {
        let scope = LevelIdentity.of(level)
        return innermostLevel === scope ? container : nearestContainer(at: scope)?.container
    }
}
