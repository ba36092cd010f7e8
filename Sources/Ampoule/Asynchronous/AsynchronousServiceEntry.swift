/// The entry of a registration whose instances are made asynchronously.
///
/// ```swift
/// container.register(Stable.self) { resolver in
///     await Stable.built(by: try await resolver.require(Person.self))
/// }
/// .inObjectScope(.container)
/// .initCompleted { resolver, stable in
///     await stable.open(with: try await resolver.require(Animal.self))
/// }
/// ```
public struct AsynchronousServiceEntry<Service>: Sendable {
    /// The entry for those who need not know that the instances are made asynchronously.
    public let entry: ServiceEntry<Service>

    init(_ entry: ServiceEntry<Service>) {
        self.entry = entry
    }

    /// The type of the service.
    public var serviceType: Any.Type { entry.serviceType }

    /// The key that the registration is filed under.
    public var key: RegistrationKey { entry.key }

    /// The scope of the registration.
    public var objectScope: any ObjectScopeProtocol { entry.objectScope }

    /// Puts the registration into one of the scopes of ``ObjectScope``.
    ///
    /// - Parameter objectScope: How instances are to be shared. Instances kept so far are forgotten.
    /// - Returns: The entry, for further calls.
    @discardableResult
    public func inObjectScope(_ objectScope: ObjectScope) -> Self {
        entry.inObjectScope(objectScope)
        return self
    }

    /// Puts the registration into a scope of your own.
    ///
    /// - Parameter objectScope: How instances are to be shared. Instances kept so far are forgotten.
    /// - Returns: The entry, for further calls.
    @discardableResult
    public func inObjectScope(_ objectScope: any ObjectScopeProtocol) -> Self {
        entry.inObjectScope(objectScope)
        return self
    }

    /// Adds a closure that runs once on each new instance, after its factory and before it is handed out.
    ///
    /// The closure awaits nothing; see ``ServiceEntry/initCompleted(_:)``.
    ///
    /// - Parameter completed: Takes a resolver and the instance.
    /// - Returns: The entry, for further calls.
    @preconcurrency
    @discardableResult
    public func initCompleted(
        _ completed: @escaping @Sendable (_ resolver: any Resolver, _ instance: Service) throws -> Void
    ) -> Self {
        entry.initCompleted(completed)
        return self
    }

    /// Adds a closure that runs once on each new instance, after its factory and before it is handed out.
    ///
    /// Whoever asks for the instance waits until the closure has ended. By then the instance can be found by
    /// what the closure resolves from the resolver it is given, if the scope shares it. Several closures run in
    /// the order they were added, with those that do not wait.
    ///
    /// - Parameter completed: Takes a resolver and the instance.
    /// - Returns: The entry, for further calls.
    @preconcurrency
    @discardableResult
    public func initCompleted(
        _ completed:
            nonisolated(nonsending) @escaping @Sendable (
                _ resolver: AsynchronousResolver, _ instance: Service
            ) async throws -> Void
    ) -> Self {
        entry.registration.addAsynchronousCompletion(completed)
        return self
    }

    /// Registers further types under which the instances of this registration are to be had.
    ///
    /// - Parameters:
    ///   - type: The type to forward from; see ``Container/forward(_:name:to:)-(_,_,AsynchronousServiceEntry<Service>)``.
    ///   - name: The name to resolve it under.
    /// - Returns: The entry, for further calls.
    @discardableResult
    public func implements<Forwarded>(_ type: Forwarded.Type, name: String? = nil) -> Self {
        entry.implements(type, name: name)
        return self
    }

    /// Registers several further types under which the instances of this registration are to be had.
    ///
    /// - Parameters:
    ///   - first: The first type to forward from; see ``Container/forward(_:name:to:)-(_,_,AsynchronousServiceEntry<Service>)``.
    ///   - second: The second type.
    ///   - type: Further types.
    /// - Returns: The entry, for further calls.
    @discardableResult
    public func implements<First, Second, each Forwarded>(
        _ first: First.Type,
        _ second: Second.Type,
        _ type: repeat (each Forwarded).Type
    ) -> Self {
        entry.implements(first, second, repeat (each type))
        return self
    }
}

extension AsynchronousServiceEntry: CustomStringConvertible {
    /// Service, arguments and name, scope, completions.
    public var description: String { entry.description }
}

extension Container {
    /// Registers a type under which the instances of an asynchronous registration are to be had, too.
    ///
    /// Whatever the scope of the entry shares is the same under both types. Arguments are passed on.
    ///
    /// - Parameters:
    ///   - type: The type to forward from. If the instances turn out not to be of this type, resolving it is
    ///     an error that says so.
    ///   - name: The name to resolve the forwarded type under.
    ///   - service: The entry to forward to.
    /// - Returns: The entry of the forwarding registration.
    @discardableResult
    public func forward<Forwarded, Service>(
        _ type: Forwarded.Type,
        name: String? = nil,
        to service: AsynchronousServiceEntry<Service>
    ) -> ServiceEntry<Forwarded> {
        forward(type, name: name, to: service.entry)
    }
}
