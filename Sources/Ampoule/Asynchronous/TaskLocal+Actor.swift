extension TaskLocal {
    /// Binds a value for a closure that runs on the actor of the caller.
    ///
    /// The standard library's `withValue` leaves the actor if the closure captures nothing that belongs to it, as where a
    /// function runs on its caller's actor.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - actor: The actor of the caller.
    ///   - body: The closure.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure.
    package func withValue<Result>(
        _ value: Value,
        on actor: isolated (any Actor)?,
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await withValue(value) {
            // The closure has the isolation of what it captures.
            _ = actor
            return try await body()
        }
    }
}
