/// The entry of one registration, to say more about it in a chain of calls.
///
/// ```swift
/// container.register(ChildType.self) { _ in Daughter() }
///     .inObjectScope(.container)
///     .initCompleted { resolver, child in
///         (child as? Daughter)?.parent = resolver.resolve(ParentType.self)
///     }
/// ```
///
/// Name and meaning are those of Swinject's `ServiceEntry`.
///
/// Registrations of asynchronous factories have an ``AsynchronousServiceEntry``.
public struct ServiceEntry<Service>: Sendable {
    @usableFromInline
    let registration: Registration

    @usableFromInline
    let registrar: Registrar

    @inline(__always)
    init(_ registration: Registration, registrar: Registrar) {
        self.registration = registration
        self.registrar = registrar
    }

    /// The type of the service.
    public var serviceType: Any.Type { registration.key.serviceType }

    /// The parameters of the factory: the resolver, or a tuple of the resolver and the arguments.
    ///
    /// The name is Swinject's; `key.argumentTypes` has the types of the arguments alone.
    public var argumentsType: Any.Type { registration.key.signature.accept(FactoryParameters()) }

    /// The key that the registration is filed under.
    public var key: RegistrationKey { registration.key }

    /// The scope of the registration.
    public var objectScope: any ObjectScopeProtocol { registration.policy.scope }

    /// Puts the registration into one of the scopes of ``ObjectScope``.
    ///
    /// - Parameter objectScope: How instances are to be shared. Instances kept so far are forgotten.
    /// - Returns: The entry, for further calls.
    @inlinable
    @inline(__always)
    @discardableResult
    public func inObjectScope(_ objectScope: ObjectScope) -> Self {
        registration.setScope(objectScope, insteadOf: registrar.defaultScope)
        return self
    }

    /// Puts the registration into a scope of your own.
    ///
    /// - Parameter objectScope: How instances are to be shared. Instances kept so far are forgotten.
    /// - Returns: The entry, for further calls.
    @discardableResult
    public func inObjectScope(_ objectScope: any ObjectScopeProtocol) -> Self {
        registration.setScope(objectScope)
        return self
    }

    /// Adds a closure that runs once on each new instance, after its factory and before it is handed out.
    ///
    /// By then the instance can be found by what the closure resolves, if the scope shares it: this is where
    /// circular dependencies through properties are set. Several closures run in the order they were added.
    ///
    /// - Parameter completed: Takes a resolver and the instance.
    /// - Returns: The entry, for further calls.
    @preconcurrency
    @discardableResult
    public func initCompleted(
        _ completed: @escaping @Sendable (_ resolver: any Resolver, _ instance: Service) throws -> Void
    ) -> Self {
        registration.addCompletion(completed)
        return self
    }

    /// Registers further types under which the instances of this registration are to be had.
    ///
    /// - Parameters:
    ///   - type: The type to forward from; see ``Container/forward(_:name:to:)-(_,_,ServiceEntry<Service>)``.
    ///   - name: The name to resolve it under.
    /// - Returns: The entry, for further calls.
    @discardableResult
    public func implements<Forwarded>(_ type: Forwarded.Type, name: String? = nil) -> Self {
        _ = registrar.forward(type, name: name, to: self)
        return self
    }

    /// Registers several further types under which the instances of this registration are to be had.
    ///
    /// - Parameters:
    ///   - first: The first type to forward from; see ``Container/forward(_:name:to:)-(_,_,ServiceEntry<Service>)``.
    ///   - second: The second type.
    ///   - type: Further types.
    /// - Returns: The entry, for further calls.
    @discardableResult
    public func implements<First, Second, each Forwarded>(
        _ first: First.Type,
        _ second: Second.Type,
        _ type: repeat (each Forwarded).Type
    ) -> Self {
        implements(first)
        implements(second)
        repeat _ = implements((each type))
        return self
    }
}

/// The parameters of a factory as one type: the resolver, or a tuple of the resolver and the arguments.
private struct FactoryParameters: SignatureVisitor {
    func visit<Service, each Argument>(_ signature: Signature<Service, repeat each Argument>.Type) -> Any.Type {
        (any Resolver, repeat each Argument).self
    }
}
