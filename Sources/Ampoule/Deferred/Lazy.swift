import Synchronization

/// A service that is resolved once, at its first use.
///
/// ```swift
/// container.register(Person.self) { resolver in
///     PetOwner(name: "Stephen", pet: try resolver.require(Lazy<Animal>.self))
/// }
/// ```
///
/// It needs no registration of its own, takes the names and arguments of the service, continues the object graph it
/// was injected in, and is thread-safe. It does not keep the container alive. After its first use, it holds the
/// instance. Name and meaning are those of Swinject's document "Delayed Injection".
public final class Lazy<Service>: Sendable {
    private let deferred: DeferredInstance<Service>
    private let made = Mutex<Shared<Service>?>(nil)

    private init(_ deferred: DeferredInstance<Service>) {
        self.deferred = deferred
    }

    /// The instance, resolved at the first use; traps with the reason if that fails.
    public var instance: Service {
        do {
            return try resolve()
        } catch {
            trap(error)
        }
    }

    /// The instance, resolved at the first use.
    ///
    /// If several threads use it first, each may resolve the service; all return the instance of the thread that
    /// finishes first.
    ///
    /// - Returns: The same instance each time.
    /// - Throws: ``ResolutionError`` if the service cannot be resolved; the next use tries again.
    public func resolve() throws(ResolutionError) -> Service {
        if let made = made.withLock({ $0 }) { return made.value }
        let new = Shared(try deferred.resolve())
        return made.withLock { made in
            if let made { return made }
            made = new
            return new
        }.value
    }
}

extension Lazy: __DeferringWrapper {}

extension Lazy: InstanceWrapper {
    static func wrap<each Argument>(
        in container: Container,
        _ query: WrapperQuery,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Lazy<Service> {
        Lazy(
            try DeferredInstance(in: container, query, repeat each argument, continuesGraph: true)
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
