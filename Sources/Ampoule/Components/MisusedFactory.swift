/// The factory of a component whose declaration `@Register` has refused.
///
/// It takes whatever arguments there are, so that a mistake is told once, and not again wherever the component is
/// used. No program with one in it is ever built.
@dynamicCallable
public struct __MisusedFactory<Service>: ComponentFactory, Sendable {
    /// The resolver that would provide the dependencies.
    public let __resolver: __HeldResolver

    /// Creates a factory.
    public init(__resolver: __HeldResolver) {
        self.__resolver = __resolver
    }

    /// Stands for the call that throws.
    public var make: __MisusedCall<Service> { __MisusedCall() }

    /// Stands for a call.
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Service {
        preconditionFailure("A component that '@Register' has refused was made")
    }
}

/// The call that throws, of a component whose declaration `@Register` has refused.
@dynamicCallable
public struct __MisusedCall<Service>: Sendable {
    /// Stands for the call.
    public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, Any>
    ) throws(ResolutionError) -> Service {
        preconditionFailure("A component that '@Register' has refused was made")
    }
}
