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
                .outsideOfLevel(LevelIdentity(Level.self).name),
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
        let scope = LevelIdentity(level)
        return innermostLevel == scope ? container : nearestContainer(at: scope)?.container
    }
}

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
/// instance; but where overrides of the task substitute its container, it resolves at each use what they have. Name and
/// meaning are those of Swinject's document "Delayed Injection".
public final class Lazy<Service> {
    private let deferred: DeferredInstance<Service>
    private let made = OnceReference<Shared>()

    init(_ deferred: DeferredInstance<Service>) {
        self.deferred = deferred
    }

    /// The instance, resolved at the first use; traps with the reason if that fails.
    public var instance: Service { orTrap(try resolve()) }

    /// The instance, resolved at the first use.
    ///
    /// If several threads use it first, each may resolve the service; all return the instance of the thread that
    /// finishes first.
    ///
    /// - Returns: The same instance each time, unless the task overrides registrations of the container.
    /// - Throws: ``ResolutionError`` if the service cannot be resolved; the next use tries again.
    public func resolve() throws(ResolutionError) -> Service {
        // What is held is none of the overrides, and an instance of theirs would outlive them.
        if deferred.isContainerSubstituted { return try deferred.resolve() }
        if let made = made.current { return made.value(as: Service.self) }
        let new = Shared(try deferred.resolve())
        return made.made { new }.value(as: Service.self)
    }
}

// All threads that use it get one instance, which must be safe to share.
extension Lazy: Sendable where Service: Sendable {}

extension Lazy: __DeferringWrapper, DeferringWrapper {
    /// The service.
    public typealias __Deferred = Service

    static var continuesGraph: Bool { true }
}

extension Lazy: __FactoryHolder, __WrappedFactory where Service: __FactoryHolder {}

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

    init(_ deferred: DeferredInstance<Service>) {
        self.deferred = deferred
    }

    /// The instance that the scope of the service determines; traps with the reason if the resolution fails.
    public var instance: Service { orTrap(try resolve()) }

    /// Resolves the service, according to its scope.
    ///
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the service cannot be resolved.
    public func resolve() throws(ResolutionError) -> Service {
        try deferred.resolve()
    }
}

extension Provider: __DeferringWrapper, DeferringWrapper {
    /// The service.
    public typealias __Deferred = Service

    static var continuesGraph: Bool { false }
}

extension Provider: __FactoryHolder, __WrappedFactory where Service: __FactoryHolder {}

/// A wrapper that resolves its service later.
protocol DeferringWrapper: InstanceWrapper {
    associatedtype Service

    /// Whether the resolution continues the object graph that the wrapper was injected in.
    static var continuesGraph: Bool { get }

    init(_ deferred: DeferredInstance<Service>)
}

extension DeferringWrapper {
    static func wrap<each Argument>(
        in container: Core,
        _ requested: Requested,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Self {
        let wrapped = requested.wrapped(Service.self)
        return Self(
            try DeferredInstance(in: container, wrapped, repeat each argument, continuesGraph: continuesGraph)
        )
    }

    static func missingKey(in container: Core, _ requested: Requested) -> RegistrationKey? {
        container.missingKey(requested.wrapped(Service.self))
    }
}

/// A deferred resolution, the common part of ``Lazy`` and ``Provider``.
///
/// It does not keep its container alive.
struct DeferredInstance<Service>: Sendable {
    /// Resolves the service now.
    let resolve: @Sendable () throws(ResolutionError) -> Service

    private let resolver: UnretainedResolver

    /// Whether another container stands in for that of the wrapper in the current task.
    var isContainerSubstituted: Bool { resolver.container?.isSubstituted ?? false }

    /// Defers a resolution, after checking that the service can be resolved.
    ///
    /// - Parameter continuesGraph: Whether the resolution continues the current object graph, or has its own.
    /// - Throws: ``ResolutionError`` if the service can't be resolved, or only asynchronously.
    init<each Argument>(
        in container: Core,
        _ requested: Requested,
        _ argument: repeat each Argument,
        continuesGraph: Bool
    ) throws(ResolutionError) {
        // The wrapper is made during its own resolution, whose reader is pinned, so the container may be searched.
        if let missing = container.missingKey(requested) { throw container.unregistered(missing) }
        if container.isAwaited(requested.key, byDefault: false) {
            throw ResolutionContext.current.error(.asynchronous, at: requested.key)
        }
        let arguments = Shared((repeat each argument))
        let resolver = UnretainedResolver(container.container)
        self.resolver = resolver
        let graph = continuesGraph ? ResolutionContext.current.identifier : nil
        resolve = { () throws(ResolutionError) in
            try resolver.synchronously(for: requested.key, in: graph) { container throws(ResolutionError) in
                let arguments = arguments.value(as: (repeat each Argument).self)
                return try container.core.resolve(requested, repeat each arguments)
            }
        }
    }
}

/// The resolver of an injected factory or of a wrapper: a container that neither retains.
///
/// A component that the container stores can therefore have a factory of the same container. Each call of the factory
/// has its own object graph, even while the component that owns it is still being made, so each call makes another
/// instance.
final class UnretainedResolver: Resolver {
    /// Knows the container, and needs a weak reference to it only if the factory is called.
    private let registrar: Registrar

    init(_ container: Container) {
        registrar = container.ownCore.registrar
    }

    func instance<Service, each Argument>(
        of serviceType: Service.Type,
        name: String?,
        option: (any ServiceKeyOption)?,
        arguments argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let key = RegistrationKey(
            serviceType,
            argumentTypes: repeat (each Argument).self,
            name: name,
            option: option
        )
        return try synchronously(for: key) { container throws(ResolutionError) in
            try container.borrowed.resolveKey(key, repeat each argument)
        }
    }

    /// Runs a synchronous resolution of a key by the container, in a new object graph or in one that it continues.
    func synchronously<Result>(
        for key: RegistrationKey,
        in graph: GraphIdentifier? = GraphIdentifier(),
        _ body: (Container) throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        guard let core else { throw ResolutionError(.containerReleased, key: key) }
        return try ResolutionContext.current.inGraph(graph, of: core.hierarchy) {
            () throws(ResolutionError) in
            try body(core.container)
        }
    }

    func report(_ error: ResolutionError) {
        container?.report(error)
    }

    /// The container, unless that has been released.
    var container: Container? { registrar.container }

    /// The core of the container, unless that has been released.
    var core: Core? { container?.core }
}
