// A parameter whose type is an alias of a function type does not escape, and a macro cannot see that it is one. The
// compiler can: it chooses the second function of each pair below for a function that does not escape, and the first
// one for any other value.

/// A value that generated code stores or passes on.
@inlinable
@inline(__always)
public func __stored<Value>(_ value: consuming Value) -> Value { value }

/// Not to be called: a function that does not escape.
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

/// A value that generated code passes on, where the mistake of a function is reported elsewhere.
@inlinable
@inline(__always)
public func __passed<Value>(_ value: consuming Value) -> Value { value }

/// Stands in for ``__stored`` where the mistake is reported elsewhere; never called.
public func __passed<Result, each Argument, Passed>(
    _ function: (repeat each Argument) async throws -> Result
) -> Passed {
    fatalError("A function that does not escape was passed on")
}
