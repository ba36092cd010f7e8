/// The entry of a registration, which configures it in a chain of calls: a ``ServiceEntry`` or an ``AsynchronousServiceEntry``.
public protocol RegistrationEntry<Service>: Sendable, CustomStringConvertible {
    /// The service that the registration is resolved by.
    associatedtype Service

    /// The entry without its asynchronous functions.
    var entry: ServiceEntry<Service> { get }
}

/// The entry of a registration, which configures it in a chain of calls.
///
/// ```swift
/// container.register(ChildType.self) { _ in Daughter() }
///     .inObjectScope(.container)
///     .initCompleted { resolver, child in
///         (child as? Daughter)?.parent = resolver.resolve(ParentType.self)
///     }
/// ```
///
/// Name and meaning match Swinject's `ServiceEntry`.
///
/// Registrations of asynchronous factories return an ``AsynchronousServiceEntry``.
public struct ServiceEntry<Service>: RegistrationEntry {
    @usableFromInline
    let registration: Registration

    @usableFromInline
    let registrar: Registrar

    /// The entry itself.
    @inlinable
    public var entry: ServiceEntry<Service> { self }

    /// The parameters of the factory: the resolver, or a tuple of the resolver and the arguments.
    ///
    /// The name matches Swinject's; `key.argumentTypes` has the types of the arguments alone.
    public var argumentsType: Any.Type { registration.key.signature.accept(FactoryParameters()) }

    /// Adds a closure that runs once on each new instance, after its factory and before the instance is returned.
    ///
    /// If the scope shares the instance, resolutions in the closure already find it. Use the closure to inject
    /// properties in circular dependencies. Several closures run in the order in which they were added.
    ///
    /// - Parameter completed: Completes the instance with a resolver.
    /// - Returns: The entry, for further calls.
    @preconcurrency
    @discardableResult
    public func initCompleted(
        _ completed: @escaping @Sendable (_ resolver: any Resolver, _ instance: Service) throws -> Void
    ) -> Self {
        registration.add(
            .synchronous { resolver, instance in try completed(resolver, instance.value(as: Service.self)) }
        )
        return self
    }
}

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
public struct AsynchronousServiceEntry<Service>: RegistrationEntry {
    /// The entry without its asynchronous functions.
    public let entry: ServiceEntry<Service>

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
        entry.registration.add(
            .asynchronous { resolver, instance in
                try await completed(resolver, instance.value(as: Service.self))
            }
        )
        return self
    }
}

extension RegistrationEntry {
    /// The type of the service.
    public var serviceType: Any.Type { entry.registration.key.serviceType }

    /// The key of the registration.
    public var key: RegistrationKey { entry.registration.key }

    /// The scope of the registration.
    public var objectScope: any ObjectScopeProtocol { entry.registration.policy.scope }

    /// Sets the scope of the registration to an ``ObjectScope``.
    ///
    /// - Parameter objectScope: The scope. The registration discards instances that it has cached so far.
    /// - Returns: The entry, for further calls.
    @inlinable
    @inline(__always)
    @discardableResult
    public func inObjectScope(_ objectScope: ObjectScope) -> Self {
        entry.registration.setScope(objectScope, insteadOf: entry.registrar.defaultScope)
        return self
    }

    /// Sets the scope of the registration to a custom type of scope.
    ///
    /// - Parameter objectScope: The scope. The registration discards instances that it has cached so far.
    /// - Returns: The entry, for further calls.
    @discardableResult
    public func inObjectScope(_ objectScope: any ObjectScopeProtocol) -> Self {
        entry.registration.setScope(objectScope)
        return self
    }

    /// Registers another type by which the instances of this registration are resolved.
    ///
    /// - Parameters:
    ///   - type: The type to forward from; see ``Container/forward(_:name:to:)``.
    ///   - name: The name of the forwarding registration.
    /// - Returns: The entry, for further calls.
    @discardableResult
    public func implements<Forwarded>(_ type: Forwarded.Type, name: String? = nil) -> Self {
        _ = entry.registrar.forward(type, name: name, to: entry)
        return self
    }

    /// Registers several other types by which the instances of this registration are resolved.
    ///
    /// - Parameters:
    ///   - first: The first type to forward from; see ``Container/forward(_:name:to:)``.
    ///   - second: The second type.
    ///   - type: More types.
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
    func visit<Service, each Argument>(_ signature: Signature<Service, repeat each Argument>.Type) -> Any.Type
    {
        (any Resolver, repeat each Argument).self
    }
}

/// Observes the registrations made in a container.
///
/// Name and meaning match Swinject's `Behavior`.
public protocol Behavior: Sendable {
    /// Called after a service was registered, on the thread that registered it.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - type: The type that instances are resolved by: the service, or the type to forward from.
    ///   - entry: The entry of the registration, or of the registration to forward to.
    ///   - name: The name of the registration.
    func container<Registered, Service>(
        _ container: Container,
        didRegisterType type: Registered.Type,
        toService entry: ServiceEntry<Service>,
        withName name: String?
    )
}

extension Container {
    /// Adds a behavior, which observes registrations from now on.
    ///
    /// - Parameter behavior: The behavior.
    public func addBehavior(_ behavior: any Behavior) {
        core.registrar.add(behavior)
    }
}

/// A closure that completes an instance.
///
/// It takes the instance as a box of the service type, which the key of the registration fixes.
enum CompletionClosure: Sendable {
    typealias Asynchronous =
        nonisolated(nonsending) @Sendable (AsynchronousResolver, Shared) async throws -> Void

    case synchronous(@Sendable (any Resolver, Shared) throws -> Void)

    /// A closure of an asynchronous registration, or of a component with asynchronous initializers.
    case asynchronous(Asynchronous)
}

/// The closures that complete an instance of a registration, in order.
final class Completions: AnyCompletions {
    let all: [CompletionClosure]

    /// Whether generated code has written all of the closures.
    let isGenerated: Bool

    init(_ all: [CompletionClosure], isGenerated: Bool = false) {
        self.all = all
        self.isGenerated = isGenerated
    }

    var count: Int { all.count }
}

extension Optional<any AnyCompletions> {
    fileprivate var all: [CompletionClosure] { map { known($0, as: Completions.self).all } ?? [] }

    /// Completes an instance.
    func complete(_ instance: Shared, by resolver: any Resolver) throws {
        for completion in all {
            guard case .synchronous(let closure) = completion else { throw Refusal(reason: .asynchronous) }
            try closure(resolver, instance)
        }
    }

    /// Completes an instance of an asynchronous registration.
    nonisolated(nonsending) func complete(
        _ instance: Shared,
        awaitingWith resolver: AsynchronousResolver
    ) async throws {
        for completion in all {
            switch completion {
            case .synchronous(let closure): try closure(resolver, instance)
            case .asynchronous(let closure): try await closure(resolver, instance)
            }
        }
    }
}

extension Registration {
    /// Adds a closure that completes each new instance.
    fileprivate func add(_ completion: CompletionClosure) {
        changePolicy { $0.with(Completions($0.completions.all + [completion])) }
    }
}
