/// The entry of an asynchronous registration.
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
    /// The entry without its asynchronous functions.
    public let entry: ServiceEntry<Service>

    /// The type of the service.
    public var serviceType: Any.Type { entry.serviceType }

    /// The key of the registration.
    public var key: RegistrationKey { entry.key }

    /// The scope of the registration.
    public var objectScope: any ObjectScopeProtocol { entry.objectScope }

    /// Puts the registration into one of the scopes of ``ObjectScope``.
    ///
    /// - Parameter objectScope: The scope. The registration drops its cached instances.
    /// - Returns: The entry, for further calls.
    @discardableResult
    public func inObjectScope(_ objectScope: ObjectScope) -> Self {
        entry.inObjectScope(objectScope)
        return self
    }

    /// Puts the registration into a custom scope.
    ///
    /// - Parameter objectScope: The scope. The registration drops its cached instances.
    /// - Returns: The entry, for further calls.
    @discardableResult
    public func inObjectScope(_ objectScope: any ObjectScopeProtocol) -> Self {
        entry.inObjectScope(objectScope)
        return self
    }

    /// Adds a synchronous closure that runs once on each new instance, after its factory returns and before the
    /// instance is returned.
    ///
    /// See ``ServiceEntry/initCompleted(_:)``.
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

    /// Adds an asynchronous closure that runs once on each new instance, after its factory returns and before the
    /// instance is returned.
    ///
    /// Other callers wait until the closure returns. If the scope shares the instance, the closure can already
    /// resolve it from the resolver that it receives. Several closures, asynchronous and synchronous, run in the
    /// order they were added.
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

    /// Registers a further service that resolves to the instances of this registration.
    ///
    /// - Parameters:
    ///   - type: The type to forward from; see ``Container/forward(_:name:to:)-(_,_,AsynchronousServiceEntry<Service>)``.
    ///   - name: The name of the forwarding registration.
    /// - Returns: The entry, for further calls.
    @discardableResult
    public func implements<Forwarded>(_ type: Forwarded.Type, name: String? = nil) -> Self {
        entry.implements(type, name: name)
        return self
    }

    /// Registers several further services that resolve to the instances of this registration.
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
    /// The service, arguments, name, scope and completions.
    public var description: String { entry.description }
}

extension Container {
    /// Registers a service that resolves to the instances of an asynchronous registration.
    ///
    /// Instances that the scope of the entry shares are the same under both services. Arguments are passed on.
    ///
    /// - Parameters:
    ///   - type: The type to forward from. If an instance is not of this type, resolving it throws an error that says
    ///     so.
    ///   - name: The name of the forwarding registration.
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

    /// Registers an asynchronous factory for a service.
    ///
    /// The compiler chooses this form if the closure contains `await`.
    ///
    /// ```swift
    /// container.register(Stable.self) { resolver in
    ///     let owner = try await resolver.require(Person.self)
    ///     return await Stable.built(by: owner)
    /// }
    ///
    /// let stable = try await container.asynchronous.require(Stable.self)
    /// ```
    ///
    /// In the factory, requests to the resolver need `await`, also for synchronous services. The factory runs on the
    /// caller's actor, unless it is isolated to another one.
    ///
    /// It replaces a registration under an equal ``RegistrationKey``, asynchronous or not.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: A name that distinguishes registrations of the same service and arguments.
    ///   - factory: Makes an instance of the component.
    /// - Returns: The entry of the registration, which configures its scope and completions.
    /// - Complexity: O(1) on average.
    @_disfavoredOverload
    @preconcurrency
    @discardableResult
    public func register<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory:
            nonisolated(nonsending) @escaping @Sendable (
                _ resolver: AsynchronousResolver, repeat each Argument
            ) async throws -> Service
    ) -> AsynchronousServiceEntry<Service> {
        let key = RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        let registrar = core.registrar
        let registration = AsynchronousFactory(factory)
            .makeRegistration(under: key, scope: registrar.defaultScope)
        return AsynchronousServiceEntry(entry: registrar.file(registration))
    }
}
