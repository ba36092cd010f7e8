/// The factory of a component whose declaration `@Register` rejects.
///
/// It accepts any arguments, so that the compiler reports the mistake once and not again at each use of the
/// component. No program that contains one is ever built.
@dynamicCallable
public struct __MisusedFactory<Service>: ComponentFactory, Sendable {
    /// The resolver that would resolve the dependencies.
    public let __resolver: __HeldResolver

    /// Creates a factory.
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
@dynamicCallable
public struct __MisusedCall<Service>: Sendable {
    /// Accepts any call.
    public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, Any>
    ) throws(ResolutionError) -> Service {
        preconditionFailure("A component that '@Register' has refused was made")
    }
}
