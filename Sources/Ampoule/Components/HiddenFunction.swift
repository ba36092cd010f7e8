// A parameter whose type is an alias of a function type is non-escaping, and a macro cannot see through the alias. The
// compiler can: in each pair below, it chooses the second function for a non-escaping function, and the first for any
// other value.

/// Returns a value that generated code stores or passes on.
@inlinable
@inline(__always)
public func __stored<Value>(_ value: consuming Value) -> Value { value }

/// Unavailable: rejects a non-escaping function.
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
@inlinable
@inline(__always)
public func __passed<Value>(_ value: consuming Value) -> Value { value }

/// Replaces ``__stored`` where another overload reports the non-escaping function; never called.
public func __passed<Result, each Argument, Passed>(
    _ function: (repeat each Argument) async throws -> Result
) -> Passed {
    fatalError("A function that does not escape was passed on")
}
