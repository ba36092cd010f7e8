extension Container {
    /// Makes the shared instances, runs a closure, and closes the container in every case.
    ///
    /// ```swift
    /// try await container.run(closingWithin: .seconds(10)) { container in
    ///     try await container.server().serve()
    /// }
    /// ```
    ///
    /// The container is closed when the closure returns or throws, when the task is canceled, and when an instance can't
    /// be made: then the closure doesn't run, and the instances made so far are closed. A closure that closes the container
    /// itself is waited for. See ``makeSharedInstances()`` and ``close()``.
    ///
    /// Closing can't be interrupted. If it takes longer than the limit, the call throws and names the instances that are
    /// still being closed; closing goes on, and the container logs its further errors.
    ///
    /// - Parameters:
    ///   - limit: How long the call waits until everything is closed; `nil` for as long as it takes.
    ///   - body: Uses the container. It runs on the caller's actor.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure, or of ``makeSharedInstances()``, if everything was closed. Otherwise ``RunError``
    ///   with that error, the errors of closing, and the instances that are not closed yet.
    public nonisolated(nonsending) func run<Result>(
        closingWithin limit: Duration? = nil,
        _ body: nonisolated(nonsending) (_ container: Container) async throws -> Result
    ) async throws -> Result {
        let result: Result
        do {
            try await makeSharedInstances()
            result = try await body(self)
        } catch {
            try await core.endRun(within: limit, after: error)
            throw error
        }
        try await core.endRun(within: limit, after: nil)
        return result
    }
}

extension Core {
    /// Closes the container, and waits for that no longer than the limit.
    ///
    /// - Parameters:
    ///   - limit: How long to wait; `nil` for as long as it takes.
    ///   - cause: The error that ended the run.
    /// - Throws: The error of the run, unless everything was closed.
    fileprivate func endRun(within limit: Duration?, after cause: (any Error)?) async throws(RunError) {
        // Neither is a child of the calling task, whose cancellation must not end the wait.
        let timer = limit.map { limit in Task { (try? await Task.sleep(for: limit)) != nil } }
        let closing = Task {
            defer { timer?.cancel() }
            return await closeEverything()
        }
        if await timer?.value == true {
            Task {
                let failures = await closing.value
                if !failures.isEmpty { messageHandler?(.error, ClosingError(failures: failures).description) }
            }
            throw RunError(cause: cause, closing: nil, unclosed: openInstances.current?.unclosedKeys ?? [])
        }
        let failures = await closing.value
        guard failures.isEmpty else {
            throw RunError(cause: cause, closing: ClosingError(failures: failures), unclosed: [])
        }
    }
}

/// The failure of ``Container/run(closingWithin:_:)`` to close everything, with the error that ended the run.
public struct RunError: Error {
    /// The error of the closure, or of making the shared instances; `nil` if both succeeded.
    public let cause: (any Error)?

    /// The errors of closing; `nil` if the limit was reached first.
    public let closing: ClosingError?

    /// The registrations whose instances weren't closed when the limit was reached: those that were being closed, then those
    /// that waited for them.
    public let unclosed: [RegistrationKey]
}

extension RunError: CustomStringConvertible {
    /// A description of each error and of each instance that isn't closed.
    public var description: String {
        var lines: [String] = []
        if let cause { lines.append("The run has failed: \(cause)") }
        if let closing { lines.append(closing.description) }
        if let first = unclosed.first {
            lines.append("'\(first)' is still being closed after the limit.")
            let waiting = unclosed.dropFirst().map { key in "'\(key)'" }
            if !waiting.isEmpty { lines.append("Not closed yet: \(waiting.joined(separator: ", ")).") }
        } else if closing == nil {
            lines.append("Closing has not ended within the limit.")
        }
        return lines.joined(separator: "\n")
    }
}

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
        try await core.opened(value).closed(after: body)
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
        try await container.core.opened(value).closed(after: body)
    }

    /// Closes the container; see ``Container/close()``.
    ///
    /// - Throws: ``ClosingError`` with the errors of the instances.
    public nonisolated(nonsending) func close() async throws(ClosingError) {
        try await container.close()
    }

    /// Runs a closure with the container, which was just opened, and closes that at the end; inlined, since each asynchronous call
    /// takes 400 instructions.
    @inline(__always)
    fileprivate consuming nonisolated(nonsending) func closed<Result>(
        after body: nonisolated(nonsending) (_ level: LevelContainer) async throws -> Result
    ) async throws -> Result {
        var opened = (consume self).container
        let result: Swift.Result<Result, any Error>
        do {
            result = .success(try await body(LevelContainer(ofInner: opened)))
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
