/// Makes instances of one component from typed arguments, with a resolver.
///
/// `@Register` writes one into each component, as its nested type `Factory`. It is called like a function, and traps
/// with the error if the resolution fails; its method `make` throws the error instead.
///
/// ```swift
/// let horses = container.factory(for: Horse.self)
/// let lucky = horses(name: "Lucky", running: true)
/// let spirit = try horses.make(name: "Spirit")
/// ```
///
/// A factory that a container returns keeps the container alive. One that is injected into a component doesn't: once the
/// container is released, `make` throws ``ResolutionError/Reason/containerReleased``, and a call traps. This includes a
/// container that no variable holds, as in `Container().breeder().horses(name: "Lucky")`.
public protocol ComponentFactory: __FactoryHolder {
    /// The component.
    ///
    /// Do not use it directly; generated code does.
    associatedtype __Component = Never

    /// The key by which a list provides the component.
    ///
    /// Do not use it directly; generated code does.
    associatedtype __ProvidedKey = __Plain<Self>

    /// The closure that overrides the component; see ``Container/override(_:with:file:line:)``.
    ///
    /// Do not use it directly; generated code does.
    associatedtype __Fake = __NoFake

    /// Registers a closure that overrides the component; its type is inferred from here.
    ///
    /// Do not use it directly; generated code does.
    static func __override(in container: Container, with fake: __Fake) -> __Override

    /// The resolver that resolves the dependencies, as generated code stores it.
    ///
    /// Do not use it directly; generated code does.
    var __resolver: __HeldResolver { get }

    /// Creates a factory.
    ///
    /// Do not use it directly; generated code does.
    ///
    /// - Parameter resolver: The resolver for the dependencies.
    init(__resolver: __HeldResolver)
}

/// Marks components without a type of closures that override them: those with several registrations, or with arguments
/// that are less visible than the component.
///
/// Do not use it directly; generated code does.
public enum __NoFake: Sendable {}

extension ComponentFactory where __Fake == __NoFake {
    /// Overrides nothing: there is no instance of ``__NoFake``.
    ///
    /// Do not use it directly; generated code does.
    public static func __override(in container: Container, with fake: __NoFake) -> __Override {}
}

/// The registration of a closure that overrides a component.
///
/// Do not use it directly; generated code does.
public struct __Override {
    let registration: Registration

    /// The registrar that it was filed with.
    let registrar: Registrar
}

extension ComponentFactory {
    /// Creates a factory.
    ///
    /// - Parameter resolver: The resolver for the dependencies.
    @inlinable
    @inline(__always)
    public init(resolver: any Resolver) {
        self.init(__resolver: __HeldResolver(resolver))
    }

    /// The resolver that resolves the dependencies.
    @inlinable
    public var resolver: any Resolver { __resolver.resolver }
}

/// The factory of a component whose declaration `@Register` rejects.
///
/// Do not use it directly; generated code does.
///
/// It accepts any arguments, so that the compiler reports the mistake once and not again at each use of the
/// component. No program that contains one is ever built.
@dynamicCallable
public struct __MisusedFactory<Service>: ComponentFactory, Sendable {
    /// The resolver that would resolve the dependencies.
    ///
    /// Do not use it directly; generated code does.
    public let __resolver: __HeldResolver

    /// Creates a factory.
    ///
    /// Do not use it directly; generated code does.
    public init(__resolver: __HeldResolver) {
        self.__resolver = __resolver
    }

    /// The throwing call.
    public var make: __MisusedCall<Service> { __MisusedCall() }

    /// Accepts any call.
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Service {
        preconditionFailure("A component that '@Register' has refused was made")
    }
}

/// The throwing call of a component whose declaration `@Register` rejects.
///
/// Do not use it directly; generated code does.
@dynamicCallable
public struct __MisusedCall<Service>: Sendable {
    /// Accepts any call.
    public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, Any>
    ) throws(ResolutionError) -> Service {
        preconditionFailure("A component that '@Register' has refused was made")
    }
}

/// A resolver as stored in the factory of a component.
///
/// Do not use it directly; generated code does.
///
/// Nearly every resolver is a container. Stored as a container instead of an existential, it is loaded into a
/// register, and the compiler omits reference counting for a factory call if the caller keeps the container alive.
public enum __HeldResolver: Sendable {
    /// A container.
    case container(Container)

    /// A resolver that is not a container.
    indirect case other(any Resolver)

    /// Stores a resolver.
    @inlinable
    @inline(__always)
    public init<Stored: Resolver>(_ resolver: Stored) {
        // No class inherits from `Container`, so comparing the types is exact.
        self =
            Stored.self == Container.self
            ? .container(known(resolver as AnyObject, as: Container.self))
            : .other(resolver)
    }

    /// The stored resolver.
    @inlinable
    public var resolver: any Resolver {
        @inline(__always)
        get {
            switch self {
            case .container(let container): container
            case .other(let resolver): resolver
            }
        }
    }
}
