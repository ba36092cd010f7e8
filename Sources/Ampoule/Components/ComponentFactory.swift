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
public protocol ComponentFactory {
    /// The component.
    associatedtype __Component = Never

    /// The closure that overrides the component; see ``Container/override(_:with:)``.
    associatedtype __Fake = __NoFake

    /// Registers a closure that overrides the component; its type is inferred from here.
    static func __override(in container: Container, with fake: __Fake) -> __Override

    /// The resolver that resolves the dependencies, as generated code stores it.
    var __resolver: __HeldResolver { get }

    /// Creates a factory.
    ///
    /// - Parameter resolver: The resolver for the dependencies.
    init(__resolver: __HeldResolver)
}

/// Marks components without a type of closures that override them: those with several registrations, or with arguments
/// that are less visible than the component.
public enum __NoFake: Sendable {}

extension ComponentFactory where __Fake == __NoFake {
    /// Overrides nothing: there is no instance of ``__NoFake``.
    public static func __override(in container: Container, with fake: __NoFake) -> __Override {}
}

/// The registration of a closure that overrides a component.
public struct __Override {
    let registration: Registration
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
