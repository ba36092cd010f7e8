/// A component: a type whose registration `@Register` generates.
///
/// Do not conform to this protocol yourself; annotate the type with ``Register(_:name:scope:contributesTo:)-7xhuy``.
public protocol Registrable {
    /// The first service of the component; the component itself if it names none.
    associatedtype RegisteredService

    /// Makes instances of the component from typed arguments.
    associatedtype Factory: ComponentFactory, Sendable = __StandIn<Self>

    /// The type that declares the conformance; subclasses inherit it.
    ///
    /// Do not use it directly; generated code does.
    associatedtype __Component = Self

    /// The type of the registration without arguments.
    ///
    /// Do not use it directly; generated code does.
    associatedtype __ArgumentFreeRegistration = __NoRegistration

    /// ``__Asynchronous`` if each used initializer is `async`, and ``__Synchronous`` otherwise.
    ///
    /// Do not use it directly; generated code does.
    associatedtype __Making = __Synchronous

    /// The key under which the component is a dependency; for a component with arguments, that of its factory.
    ///
    /// Do not use it directly; generated code does.
    associatedtype __ProvidedKey = __Plain<Self.RegisteredService>

    /// The registration without arguments, which lets the component be a dependency.
    ///
    /// Do not use it directly; generated code does.
    static var __argumentFreeRegistration: __ArgumentFreeRegistration { get }

    /// The registration of a component that inherits from another component.
    ///
    /// Do not use it directly; generated code does.
    static var __ownRegistration: __OwnRegistration? { get }

    /// Calls the initializer of a component whose factory is an ``__ArgumentFreeFactory``.
    ///
    /// Do not use it directly; generated code does.
    static func __create(by resolver: any Resolver) throws -> Self.RegisteredService

    /// Registers the component in a container.
    ///
    /// - Parameter container: The container.
    static func register(in container: Container)

    /// The dependencies of the component, for the component graph.
    ///
    /// Do not use it directly; generated code does.
    static var __description: __ComponentDescription { get }

    /// Whether instances of exactly this type may be ``Closable``, decided where the component is compiled.
    ///
    /// Do not use it directly; generated code does, for components whose generic arguments decide it.
    static var __mayBeClosable: Bool { get }
}

/// The name by which `@Register` conforms to ``Registrable``.
///
/// Do not use it directly; generated code does.
///
/// In an extension that a macro writes, the compiler ignores the module in `Ampoule::Registrable`, and would choose a
/// user's protocol named `Registrable`.
public typealias __Registrable = Registrable

extension Registrable {
    /// The first service of the component, at run time.
    package static var registeredService: Any.Type {
        __ownRegistration?.service ?? RegisteredService.self
    }

    /// The registrations that generated code makes, in their order.
    ///
    /// - Parameter defaultScope: The scope of those without an explicit one.
    package static func generatedRegistrations(defaultScope: ObjectScope) -> [Registration] {
        let container = Container.collecting(defaultScope: defaultScope)
        register(in: container)
        return container.core.registrar.registry.all.sorted(by: \.serialNumber)
    }
}

extension Container {
    /// Creates a container that only collects the registrations of components, so that a decorator needs nothing to decorate.
    ///
    /// - Parameter defaultScope: The scope of registrations without an explicit one.
    package static func collecting(defaultScope: ObjectScope = .graph) -> Container {
        Container(registrar: Registrar(defaultScope: defaultScope, isCollecting: true))
    }
}

/// The first service of a component, for generated code where the compiler requires `any` before a protocol used as a
/// type.
///
/// Do not use it directly; generated code does.
public typealias __Service<Component: Registrable> = Component.RegisteredService

/// A type with a service as an associated type; see ``__NamedService``.
///
/// Do not use it directly; generated code does.
public protocol __ServiceName {
    /// The service.
    associatedtype Service
}

/// A further service of a component, or the service of a component that inherits from another one; see ``__Service``.
///
/// Do not use it directly; generated code does.
public typealias __NamedService<Name: __ServiceName> = Name.Service

/// The registrations of a component that has deprecated initializers.
///
/// Do not use it directly; generated code does.
public protocol __RegistrationList {
    /// Registers the component in a container.
    static func register(in container: Container)
}

/// Registers a component that has deprecated initializers.
///
/// Do not use it directly; generated code does.
///
/// The compiler does not warn about a deprecated function called through its protocol.
public func __register<List: __RegistrationList>(_ list: List.Type, in container: Container) {
    list.register(in: container)
}

/// The argument-free registration of a component that requires arguments.
///
/// Do not use it directly; generated code does.
public struct __NoRegistration: Sendable {
    /// A factory is made without waiting.
    public typealias __Making = __Synchronous
}

extension Registrable where __ArgumentFreeRegistration == __NoRegistration {
    /// An empty registration: the component cannot be injected while it is unregistered.
    ///
    /// Do not use it directly; generated code does.
    public static var __argumentFreeRegistration: __NoRegistration { __NoRegistration() }
}

/// The factory of a component with an unknown type in its declaration.
///
/// Do not use it directly; generated code does.
public typealias __StandIn<Component: Registrable> = __MisusedFactory<Component.RegisteredService>

/// Marks the generated type of a function that makes components.
///
/// Do not use it directly; generated code does.
@_marker public protocol __ProvidedByFunction {}

extension Registrable where Self: __ProvidedByFunction {
    /// The service of a function whose result type is unknown.
    public typealias RegisteredService = Never
}

extension Registrable {
    /// The key of the second service of a component that has one.
    ///
    /// Do not use it directly; generated code does.
    public typealias __SecondKey = __NoFurtherKey<Self>

    /// The key for requests with any name, if the name of the component is not a literal, or for requests of a collection, if
    /// the component contributes to it asynchronously or on an actor.
    ///
    /// Otherwise that by which an error finds a component of the service that takes arguments.
    ///
    /// Do not use it directly; generated code does.
    public typealias __AnyNameKey = __MadeBy<Self.RegisteredService, Self.__ArgumentFreeRegistration>

    /// The key for requests with any name from lists of other modules.
    ///
    /// Do not use it directly; generated code does.
    public typealias __ExportedAnyNameKey = __MadeBy<Self.RegisteredService, Self.__ArgumentFreeRegistration>

    /// The isolation of a component that states no global actor.
    ///
    /// Do not use it directly; generated code does.
    public typealias __Isolation = __Nonisolated

    /// The keys of a component without dependencies.
    ///
    /// Do not use it directly; generated code does.
    public typealias __Dependencies = __Description<Self, __NoEdge>

    /// An empty description, for a type that no macro has made a component.
    ///
    /// Do not use it directly; generated code does.
    public static var __description: __ComponentDescription {
        __Dependencies.of(text: "")
    }

    /// A subclass inherits the answer for its superclass, so it may be.
    ///
    /// Do not use it directly; generated code does.
    public static var __mayBeClosable: Bool { __Component.self != Self.self }

    /// Requests nothing: the component has no dependencies, or all are proved.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __prove<Component: Registrable, Verdict>(_: __Of<Component>, _: Verdict)
    where Component.__Component == Component {}

    /// Refuses a class that inherits the component that it is listed as.
    ///
    /// Do not use it directly; generated code does.
    @available(
        *,
        unavailable,
        message:
            "a subclass of a component is none itself, and cannot be listed; apply '@Register' to it, or list its superclass"
    )
    @_disfavoredOverload
    public static func __prove<Component, Verdict>(_: __Of<Component>, _: Verdict) {}

    /// Registers nothing: a type in the declaration of the component is unknown.
    public static func register(in container: Container) {}

    /// Traps: the component has a factory type of its own, which calls the initializer.
    ///
    /// Do not use it directly; generated code does.
    public static func __create(by resolver: any Resolver) throws -> Self.RegisteredService {
        preconditionFailure("'\(Self.self)' has a factory type of its own")
    }

    /// `nil`, because the conformance itself describes a component that inherits from none.
    ///
    /// Do not use it directly; generated code does.
    public static var __ownRegistration: __OwnRegistration? { nil }
}

extension Registrable where Self: Closable {
    /// It is.
    ///
    /// Do not use it directly; generated code does.
    public static var __mayBeClosable: Bool { true }
}

extension Resolver {
    /// The factory of a component, which makes instances from typed arguments.
    ///
    /// ```swift
    /// let lucky = container.factory(for: Horse.self)(name: "Lucky", running: true)
    /// ```
    ///
    /// The call resolves the component's key, so a registration under that key overrides the component, for example
    /// with a fake in a test. If the key is unregistered, the component's own factory makes the instance.
    ///
    /// For a component that inherits from another component, and in code that is generic over components, use its
    /// factory type instead: `Cat.Factory(resolver:)`.
    ///
    /// - Parameter component: The component, which does not inherit from another one.
    /// - Returns: The factory.
    /// - Complexity: O(1).
    public func factory<Component: Registrable>(for component: Component.Type) -> Component.Factory
    where Component.__Component == Component {
        Component.Factory(resolver: self)
    }
}

/// A component that inherits from another component: its service, and its registration without arguments if it has one.
///
/// Do not use it directly; generated code does.
public typealias __OwnRegistration = (service: Any.Type, argumentFree: Any?)

/// Finds the argument-free registration of a component that is its own service, by a type known only at run time.
enum RegistrationOfItself {
    /// The template of a component's registration under a name; `nil` if there is none.
    static func template(of component: Any.Type, name: String?) -> ComponentTemplate? {
        guard let registrable = component as? any Registrable.Type else { return nil }
        let registration =
            registrable.__ownRegistration?.argumentFree ?? registrable.__argumentFreeRegistration
        let template = (registration as? any AnyComponentRegistration)?.template
        return template?.service == component && template?.key.name == name ? template : nil
    }
}

/// Registers a component, in a list with a type that isn't one.
///
/// Do not use it directly; generated code does.
public func __registerListed<Component: Registrable>(_ component: Component.Type, in container: Container) {
    component.register(in: container)
}

/// Registers nothing: the type isn't a component.
///
/// Do not use it directly; generated code does.
public func __registerListed(_ type: Any.Type, in container: Container) {}

/// Requires a `Sendable` component for a scope that shares instances between threads.
///
/// Do not use it directly; generated code does.
public enum __Scope {
    /// A built-in scope that shares instances between threads and therefore requires a `Sendable` component.
    public static func shared<Component: Sendable>(
        _ component: Component.Type,
        _ scope: ObjectScope
    ) -> ObjectScope {
        scope
    }

    /// A scope that may or may not share instances between threads.
    public static func of<Component>(_ component: Component.Type, _ scope: ObjectScope?) -> ObjectScope? {
        scope
    }
}
