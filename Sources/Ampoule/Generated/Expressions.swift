// A parameter whose type is an alias of a function type is non-escaping, and a macro cannot see through the alias. The
// compiler can: in each pair below, it chooses the second function for a non-escaping function, and the first for any
// other value.

/// Returns a value that generated code stores or passes on.
///
/// Do not use it directly; generated code does.
@inlinable
@inline(__always)
public func __stored<Value>(_ value: consuming Value) -> Value { value }

/// Unavailable: rejects a non-escaping function.
///
/// Do not use it directly; generated code does.
@available(
    *,
    unavailable,
    message: """
        A type alias hides that this is a function, so it cannot be stored; write the function type in its place, or \
        '@escaping' before the alias in the initializer
        """
)
public func __stored<Result, each Argument, Stored>(
    _ function: (repeat each Argument) async throws -> Result
) -> Stored {
    fatalError("Unavailable")
}

/// Returns a value that generated code passes on, where another overload reports a non-escaping function.
///
/// Do not use it directly; generated code does.
@inlinable
@inline(__always)
public func __passed<Value>(_ value: consuming Value) -> Value { value }

/// Replaces ``__stored`` where another overload reports the non-escaping function; never called.
///
/// Do not use it directly; generated code does.
public func __passed<Result, each Argument, Passed>(
    _ function: (repeat each Argument) async throws -> Result
) -> Passed {
    fatalError("A function that does not escape was passed on")
}

/// Records at compile time whether a service is `Sendable`, which the program cannot check at run time.
///
/// Do not use it directly; generated code does.
public enum __Sendability {
    /// The service is not known to be `Sendable`.
    public static func of<Service>(_ service: Service.Type) -> Bool {
        false
    }

    /// The service is `Sendable`.
    public static func of<Service: Sendable>(_ service: Service.Type) -> Bool {
        true
    }
}

/// The error that the generated call of a failable initializer throws if it returns `nil`.
///
/// Do not use it directly; generated code does.
public struct __ReturnedNil: Error {
    /// Creates the error.
    public init() {}
}

/// Returns the instance of a closure that overrides a component with a failable initializer, unless that is `nil`.
///
/// Do not use it directly; generated code does.
public func __unwrapped<Instance>(_ instance: Instance?) throws -> Instance {
    guard let instance else { throw __ReturnedNil() }
    return instance
}

/// A value of any type, in the argument of ``__members(using:_:)``, which is never compiled.
///
/// Do not use it directly; generated code does.
///
/// If the compiler can't infer the type from an invalid declaration, it reports nothing further about a subscript.
public enum __Any {
    /// A value of any type.
    public static subscript<Value>() -> Value {
        preconditionFailure("The argument of a macro was evaluated")
    }
}

/// A ``Lazy`` or ``Provider`` as a dependency of a component, and no optional of one.
///
/// Do not use it directly; generated code does.
public protocol __DeferringWrapper {
    /// The type that is resolved later.
    associatedtype __Deferred
}

/// A factory, or a type that holds factories: an optional, an array, a ``Lazy`` or a ``Provider``.
///
/// Do not use it directly; generated code does.
public protocol __FactoryHolder {}

/// A type that holds factories in an array, a ``Lazy`` or a ``Provider``, as a dependency of a component.
///
/// Do not use it directly; generated code does.
public protocol __WrappedFactory: __FactoryHolder {}

extension Optional: __FactoryHolder where Wrapped: __FactoryHolder {}

extension Optional: __WrappedFactory where Wrapped: __WrappedFactory {}

extension Array: __FactoryHolder, __WrappedFactory where Element: __FactoryHolder {}
