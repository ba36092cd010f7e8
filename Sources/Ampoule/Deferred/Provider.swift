/// A service that is resolved again at each use.
///
/// ```swift
/// container.register(Person.self) { resolver in
///     Breeder(name: "Stephen", puppies: try resolver.require(Provider<Animal>.self))
/// }
/// ```
///
/// It needs no registration of its own, takes the names and arguments of the service, and is thread-safe. It does not
/// keep the container alive.
///
/// Each use is a separate resolution with its own object graph: in the scopes ``ObjectScope/transient`` and
/// ``ObjectScope/graph`` it returns a new instance, in ``ObjectScope/container`` and ``ObjectScope/weak`` the shared
/// one.
///
/// Name and meaning are those of Swinject's document "Delayed Injection".
public struct Provider<Service>: Sendable {
    private let deferred: DeferredInstance<Service>

    /// The instance that the scope of the service determines; traps with the reason if the resolution fails.
    public var instance: Service {
        do {
            return try resolve()
        } catch {
            trap(error)
        }
    }

    /// Resolves the service, according to its scope.
    ///
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the service cannot be resolved.
    public func resolve() throws(ResolutionError) -> Service {
        try deferred.resolve()
    }
}

extension Provider: __DeferringWrapper {}

extension Provider: InstanceWrapper {
    static func wrap<each Argument>(
        in container: Container,
        _ query: WrapperQuery,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Provider<Service> {
        Provider(
            deferred: try DeferredInstance(
                in: container,
                query,
                repeat each argument,
                continuesGraph: false
            )
        )
    }

    static func missingKey<each Argument>(
        in container: Container,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? {
        DeferredInstance<Service>.missingKey(in: container, query, argumentTypes: repeat each argumentTypes)
    }
}
