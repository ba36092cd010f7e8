/// A component: a type that `@Register` has written the registration of.
///
/// Do not conform to this protocol yourself; annotate the type with ``Register(_:name:scope:)``.
public protocol Registrable {
    /// The service that the component is registered for first; the component itself if none is named.
    associatedtype RegisteredService

    /// Makes instances of the component from typed arguments.
    associatedtype Factory: ComponentFactory, Sendable

    /// The type that the conformance was written for; subclasses inherit it.
    associatedtype __Component = Self

    /// The type of the registration without arguments.
    associatedtype __ArgumentFreeRegistration = __NoRegistration

    /// How instances are made: ``__Asynchronous`` where each initializer that is used is `async`.
    associatedtype __Making = __Synchronous

    /// The registration without arguments, by which the component can be a dependency.
    static var __argumentFreeRegistration: __ArgumentFreeRegistration { get }

    /// The registration of a component that inherits from another component.
    static var __ownRegistration: __OwnRegistration? { get }

    /// Registers the component in a container.
    ///
    /// - Parameter container: The container.
    static func register(in container: Container)

    /// The dependencies of the component, for the component graph.
    static var __description: any __ComponentDescription { get }
}

/// The name by which `@Register` conforms to ``Registrable``.
///
/// In an extension that a macro writes, the compiler passes over the module of `Ampoule::Registrable`, so that a protocol
/// of the user's named `Registrable` would be conformed to.
public typealias __Registrable = Registrable

extension Registrable {
    /// The service that the component is registered for first, at run time.
    static var registeredService: Any.Type {
        __ownRegistration?.service ?? RegisteredService.self
    }

    static var isRegisteredForAnotherService: Bool { registeredService != Self.self }
}

/// The service that a component is registered for first, named by generated code where the compiler wants `any` before
/// a protocol that is used as a type.
public typealias __Service<Component: Registrable> = Component.RegisteredService

/// Has a service as an associated type; see ``__NamedService``.
public protocol __ServiceName {
    /// The service.
    associatedtype Service
}

/// A further service of a component, or the service of one that inherits from a component; see ``__Service``.
public typealias __NamedService<Name: __ServiceName> = Name.Service

/// The registrations of a component, some of whose initializers are deprecated.
public protocol __RegistrationList {
    /// Registers the component in a container.
    static func register(in container: Container)
}

/// Registers a component, some of whose initializers are deprecated.
///
/// The compiler does not warn of a deprecated function that is called by its protocol.
public func __register<List: __RegistrationList>(_ list: List.Type, in container: Container) {
    list.register(in: container)
}

/// Stands for components of which an instance can be had without waiting.
public enum __Synchronous {}

/// Stands for components whose instances have to be awaited.
public enum __Asynchronous {}

/// The argument-free registration of a component that has none.
public struct __NoRegistration: Sendable {}

extension Registrable where __ArgumentFreeRegistration == __NoRegistration {
    /// Nothing, which keeps the component from being a dependency that nobody registered.
    public static var __argumentFreeRegistration: __NoRegistration { __NoRegistration() }
}

extension Registrable {
    /// Nil, as the conformance says it all for a component that inherits from none.
    public static var __ownRegistration: __OwnRegistration? { nil }
}

/// Makes instances of one component from typed arguments, by a resolver.
///
/// `@Register` writes one into each component, as its nested type `Factory`. It is called like a function,
/// and traps with the whole reason where no instance can be had; its method `make` throws instead.
///
/// ```swift
/// let horses = container.factory(for: Horse.self)
/// let lucky = horses(name: "Lucky", running: true)
/// let spirit = try horses.make(name: "Spirit")
/// ```
public protocol ComponentFactory {
    /// The component.
    associatedtype __Component = Never

    /// The resolver that provides the dependencies, as generated code stores it.
    var __resolver: __HeldResolver { get }

    /// Creates a factory.
    ///
    /// - Parameter resolver: What dependencies are resolved from.
    init(__resolver: __HeldResolver)
}

extension ComponentFactory {
    /// Creates a factory.
    ///
    /// - Parameter resolver: What dependencies are resolved from.
    @inlinable
    @inline(__always)
    public init(resolver: any Resolver) {
        self.init(__resolver: __HeldResolver(resolver))
    }

    /// The resolver that provides the dependencies.
    @inlinable
    public var resolver: any Resolver { __resolver.resolver }
}

extension Resolver {
    /// The factory of a component, which makes instances from typed arguments.
    ///
    /// ```swift
    /// let lucky = container.factory(for: Horse.self)(name: "Lucky", running: true)
    /// ```
    ///
    /// What is registered under the component's key serves the call, so a test can put a fake in its place;
    /// if nothing is, the component's own factory does.
    ///
    /// Where a component inherits from another component, name its factory instead: `Cat.Factory(resolver:)`.
    /// The same goes for code that is generic over components.
    ///
    /// - Parameter component: The component, which does not inherit from another one.
    /// - Returns: The factory.
    /// - Complexity: O(1).
    public func factory<Component: Registrable>(for component: Component.Type) -> Component.Factory
    where Component.__Component == Component {
        Component.Factory(resolver: self)
    }
}
