/// The default values of the arguments that a shorter key omits, in order.
///
/// Unchecked because the values are made where the initializer runs, and passed to it alone.
public struct __DefaultValues<each Value>: @unchecked Sendable {
    let values: (repeat each Value)

    /// Stores the values.
    public init(_ value: repeat each Value) {
        values = (repeat each value)
    }
}

/// The function that makes default values, which may be isolated to a global actor.
struct DefaultValues<each Value>: @unchecked Sendable {
    private typealias Plain = (()) -> __DefaultValues<repeat each Value>

    // Unchecked because the function's type does not declare it thread-safe. It is: either a function that a macro
    // wrote, which captures nothing, or a method of a stateless object.
    private let function: @isolated(any) (()) -> __DefaultValues<repeat each Value>

    init(_ function: @escaping @isolated(any) (()) -> __DefaultValues<repeat each Value>) {
        self.function = function
    }

    /// Makes the values on the actor of the function.
    nonisolated(nonsending) func awaitedValues() async -> (repeat each Value) {
        await function(()).values
    }

    /// Makes the values synchronously.
    ///
    /// - Throws: ``ResolutionError`` at `key` if the calling code does not run on the actor of the function.
    func values(for key: RegistrationKey) throws(ResolutionError) -> (repeat each Value) {
        try Isolation(function.isolation, key: key).check()
        // The function is not isolated, or the current actor is its own; see ``__SynchronousMaking``.
        return unsafeBitCast(function, to: Plain.self)(()).values
    }
}
