/// A type around a service that can be resolved without a registration of its own.
///
/// ``Lazy``, ``Provider`` and optionals are made from the registration of what they wrap. Meaning as in
/// Swinject's document "Delayed Injection".
protocol InstanceWrapper {
    /// Wraps the service that is registered under the given parts of a key.
    ///
    /// - Throws: ``ResolutionError`` if there is no such registration.
    static func wrap<each Argument>(
        in container: Container,
        name: String?,
        option: (any ServiceKeyOption)?,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Self

    /// The same for an asynchronous resolution.
    ///
    /// - Throws: ``ResolutionError`` if there is no such registration.
    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Container,
        name: String?,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Self
}

extension InstanceWrapper {
    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Container,
        name: String?,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Self {
        try request.synchronously(in: container) { () throws(ResolutionError) in
            try wrap(in: container, name: name, option: nil, repeat each argument)
        }
    }
}

/// ``Lazy`` or ``Provider``, as a dependency of a component.
public protocol __DeferringWrapper {
    /// The type that is resolved later.
    associatedtype Service

    /// Puts off making a component that nobody has registered so far.
    init(__unregistered component: ComponentRegistration<Service>, in container: Container)
}

extension Optional: InstanceWrapper {
    /// The instance, or nil if nothing is registered for it or its initializer has returned nil.
    static func wrap<each Argument>(
        in container: Container,
        name: String?,
        option: (any ServiceKeyOption)?,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Wrapped? {
        let key = RegistrationKey(
            Wrapped.self,
            argumentTypes: repeat (each Argument).self,
            name: name,
            option: option
        )
        if container.hasNothing(for: key) { return nil }
        do {
            return try container.instance(
                of: Wrapped.self,
                for: key,
                repeat each argument
            )
        } catch {
            // A dependency of the wrapped service that is missing is an error all the same.
            guard error.isAbout(ResolutionContext.current.depth + 1), error.leavesNil else { throw error }
            return nil
        }
    }

    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Container,
        name: String?,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Wrapped? {
        let key = RegistrationKey(repeat (each Argument).self, service: Wrapped.self, name: name)
        do {
            return try await container.instance(of: Wrapped.self, for: key, request, repeat each argument)
        } catch {
            guard error.isAbout(request.depth + 1), error.leavesNil else { throw error }
            return nil
        }
    }
}
