/// A component: a type that `@Register` has written the registration of.
///
/// Do not conform to this protocol yourself; annotate the type with ``Register(_:name:scope:)``.
public protocol Registrable {
    /// The service that the component is registered for first; the component itself if none is named.
    associatedtype RegisteredService

    /// Makes instances of the component from typed arguments.
    associatedtype Factory: ComponentFactory, Sendable

    /// Registers the component in a container.
    ///
    /// - Parameter container: The container.
    static func register(in container: Container)
}

extension Registrable {
    /// The service that the component is registered for first, at run time.
    static var registeredService: Any.Type { RegisteredService.self }

    static var isRegisteredForAnotherService: Bool { RegisteredService.self != Self.self }
}

/// A component that can be made without arguments, so that it can be a dependency.
public protocol __ArgumentFree: Registrable {
    static var __argumentFreeRegistration: ComponentRegistration<RegisteredService> { get }
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
    /// What dependencies are resolved from.
    var resolver: any Resolver { get }

    /// Creates a factory.
    ///
    /// - Parameter resolver: What dependencies are resolved from.
    init(resolver: any Resolver)
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
    /// - Parameter component: The component.
    /// - Returns: The factory.
    /// - Complexity: O(1).
    public func factory<Component: Registrable>(for component: Component.Type) -> Component.Factory {
        Component.Factory(resolver: self)
    }
}
