/// A type around a service that can be resolved without a registration of its own.
///
/// ``Lazy``, ``Provider`` and optionals are made from the registration of what they wrap. Meaning as in
/// Swinject's document "Delayed Injection".
protocol InstanceWrapper {
    /// Wraps the service that a query finds.
    ///
    /// - Throws: ``ResolutionError`` if there is none.
    static func wrap<each Argument>(
        in container: Container,
        _ query: WrapperQuery,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Self

    /// Makes a wrapper for an asynchronous resolution.
    ///
    /// - Throws: ``ResolutionError`` if there is none.
    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Container,
        _ query: WrapperQuery,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Self

    /// The key that nothing can be had under, so that there is nothing to wrap; nil if there is something. For
    /// announced readers only.
    static func missingKey<each Argument>(
        in container: Container,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey?
}

/// The request of a wrapper to a container, apart from the types.
struct WrapperQuery: Sendable {
    let name: String?
    let option: (any ServiceKeyOption)?

    /// Whether a component's own factory serves where nothing is registered, as it does for a dependency.
    let findsComponents: Bool
}

extension InstanceWrapper {
    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Container,
        _ query: WrapperQuery,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Self {
        try request.synchronously { () throws(ResolutionError) in
            try wrap(in: container, query, repeat each argument)
        }
    }
}

/// ``Lazy`` or ``Provider``, as a dependency of a component.
public protocol __DeferringWrapper {
    /// The type that is resolved later.
    associatedtype Service
}

extension Optional: InstanceWrapper {
    /// The instance, or nil if nothing can be had for it or its initializer has returned nil.
    static func wrap<each Argument>(
        in container: Container,
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
            // A dependency of the wrapped service that is missing is an error all the same.
            guard error.isAbout(ResolutionContext.current.depth + 1), error.leavesNil else { throw error }
            return nil
        }
    }

    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Container,
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
        in container: Container,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? { nil }
}
