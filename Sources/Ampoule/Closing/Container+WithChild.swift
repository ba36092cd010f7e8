extension Container {
    /// Opens a level for the duration of a closure, and closes it at the end.
    ///
    /// ```swift
    /// try await container.withChild(.request, RequestInfo(user: "ada")) { request in
    ///     try await request.handler().run()
    /// }
    /// ```
    ///
    /// The container of the level is closed when the closure returns or throws, also in a cancelled task; see ``close()``.
    ///
    /// - Parameters:
    ///   - level: The level to open.
    ///   - value: The value, which is resolved like a service of its type.
    ///   - body: Uses the container of the level. It runs on the caller's actor.
    /// - Returns: The result of the closure.
    /// - Throws: ``LevelError`` if this container is not inside the level that the opened one requires. The error of the
    ///   closure; the container then logs the errors of closing. Otherwise ``ClosingError`` with the errors of closing.
    public nonisolated(nonsending) func withChild<Value, Result>(
        _ level: ContainerLevel<Value>,
        _ value: Value,
        _ body: nonisolated(nonsending) (_ child: Container) async throws -> Result
    ) async throws -> Result {
        var child = try requireChild(level, value)
        let result: Result
        do {
            result = try await body(child)
        } catch {
            let isOnlyOwner = isKnownUniquelyReferenced(&child)
            let failures = await child.closeEverything(isReleasedNext: isOnlyOwner)
            if !failures.isEmpty { child.messageHandler?(.error, ClosingError(failures).description) }
            throw error
        }
        let isOnlyOwner = isKnownUniquelyReferenced(&child)
        let failures = await child.closeEverything(isReleasedNext: isOnlyOwner)
        if !failures.isEmpty { throw ClosingError(failures) }
        return result
    }

    /// Opens a level without a value for the duration of a closure, and closes it at the end.
    ///
    /// - Parameters:
    ///   - level: The level to open.
    ///   - body: Uses the container of the level. It runs on the caller's actor.
    /// - Returns: The result of the closure.
    /// - Throws: ``LevelError``, the error of the closure, or ``ClosingError``; see ``withChild(_:_:_:)``.
    public nonisolated(nonsending) func withChild<Result>(
        _ level: ContainerLevel<Void>,
        _ body: nonisolated(nonsending) (_ child: Container) async throws -> Result
    ) async throws -> Result {
        try await withChild(level, (), body)
    }
}
