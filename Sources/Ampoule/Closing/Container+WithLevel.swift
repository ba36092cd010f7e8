extension Container {
    /// Opens a level for the duration of a closure, and closes it at the end, also if the closure throws.
    ///
    /// ```swift
    /// try await container.withLevel(RequestInfo(user: "ada")) { request in
    ///     request.auditTrail().record("visit")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value, which is resolved like a service of its type.
    ///   - body: Uses the container of the level. It runs on the caller's actor.
    /// - Returns: The result of the closure.
    /// - Throws: ``LevelError`` if this container is inside a level. The error of the closure; the container then logs the errors of
    ///   closing. Otherwise ``ClosingError`` with the errors of closing.
    public nonisolated(nonsending) func withLevel<Level: ContainerLevel, Result>(
        _ value: Level,
        _ body: nonisolated(nonsending) (_ level: LevelContainer<Level>) async throws -> Result
    ) async throws -> Result where Level.Outer == ProgramLevel {
        try await closing(try core.opened(value)) { opened in
            try await body(LevelContainer(ofInner: opened))
        }
    }
}

extension LevelContainer {
    /// Opens a level that belongs inside this one for the duration of a closure, and closes it at the end.
    ///
    /// - Parameters:
    ///   - value: The value, which is resolved like a service of its type.
    ///   - body: Uses the container of the inner level. It runs on the caller's actor.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure, or ``ClosingError``; see ``Container/withLevel(_:_:)``.
    public nonisolated(nonsending) func withLevel<Inner: ContainerLevel, Result>(
        _ value: Inner,
        _ body: nonisolated(nonsending) (_ level: LevelContainer<Inner>) async throws -> Result
    ) async throws -> Result where Inner.Outer == Level {
        try await container.closing(try container.core.opened(value)) { opened in
            try await body(LevelContainer<Inner>(ofInner: opened))
        }
    }

    /// Closes the container; see ``Container/close()``.
    ///
    /// - Throws: ``ClosingError`` with the errors of the instances.
    public nonisolated(nonsending) func close() async throws(ClosingError) {
        try await container.close()
    }
}

extension Container {
    /// Runs a closure with an opened container, and closes that at the end; inlined, since each asynchronous call takes 400
    /// instructions.
    @inline(__always)
    nonisolated(nonsending) func closing<Result>(
        _ opened: consuming Container,
        after body: nonisolated(nonsending) (_ opened: Container) async throws -> Result
    ) async throws -> Result {
        var opened = opened
        let result: Swift.Result<Result, any Error>
        do {
            result = .success(try await body(opened))
        } catch {
            result = .failure(error)
        }
        let isOnlyOwner = isKnownUniquelyReferenced(&opened)
        let failures = await opened.core.closeEverything(isReleasedNext: isOnlyOwner)
        guard !failures.isEmpty else { return try result.get() }
        let closing = ClosingError(failures: failures)
        if case .success = result { throw closing }
        opened.messageHandler?(.error, closing.description)
        return try result.get()
    }
}
