import Ampoule
import Testing

extension Container {
    /// Resolves every registration once, and records an issue for each that fails, at the line of its component.
    ///
    /// It tries closures as the compiler proves components:
    ///
    /// ```swift
    /// @Test func everythingCanBeResolved() async {
    ///     await clinic.copy().expectResolvable { trial in
    ///         trial.pass("Ada", to: Appointment.self)
    ///         trial.open(RequestInfo(user: "Ada"))
    ///         trial.skip(PaymentService.self, because: "it costs money")
    ///     }
    /// }
    /// ```
    ///
    /// Registrations of parents and of modules count. Several services of one registration are resolved by one request, which
    /// checks that the instance is of each of their types. What is registered meanwhile is not resolved.
    ///
    /// A registration that takes arguments without default values is an issue unless they are passed, or it is skipped; so is
    /// one for a level that is not opened. Any other one is resolved inside the opened levels. If these are not
    /// inside each other, it is resolved in one after the other until one succeeds.
    ///
    /// Asynchronous registrations are awaited. An instance of a component is made on the actor of that, if it is `Sendable`.
    /// Closures, and other instances, are made on the actor of the caller: call the function from a `@MainActor` test if they
    /// need that.
    ///
    /// Shared instances stay in the container, so use a copy. Those of the opened levels are closed.
    ///
    /// - Parameters:
    ///   - sourceLocation: The location of issues about registrations without a component.
    ///   - prepare: States the arguments, the values of levels, and what is left out.
    /// - Complexity: O(*n* log *n* + *n* *m*), where *n* is the number of registrations, and *m* that of statements in `prepare`;
    ///   apart from the factories.
    public nonisolated(nonsending) func expectResolvable(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ prepare: (inout ResolutionTrial) -> Void = { _ in }
    ) async {
        guard !refusesRequests else {
            Issue.record("The container is closed, so it resolves nothing.", sourceLocation: sourceLocation)
            return
        }
        var trial = ResolutionTrial()
        prepare(&trial)
        let registrations = triedRegistrations
        trial.recordMistakes(among: registrations, sourceLocation: sourceLocation)
        var levels = OpenedLevels(in: self)
        for level in trial.levels {
            do {
                try levels.open(level)
            } catch {
                Issue.record(error, sourceLocation: sourceLocation)
            }
        }
        for registration in trial.order(registrations) {
            for problem in await trial.problems(of: registration, in: levels.innermost) {
                Issue.record(
                    Comment(rawValue: problem),
                    sourceLocation: SourceLocation(registration.location) ?? sourceLocation
                )
            }
        }
        await levels.close(sourceLocation: sourceLocation)
    }
}

extension ResolutionTrial {
    /// Resolves a registration in the first container that can.
    ///
    /// - Returns: Why none could, or which of its types the instance is not of.
    fileprivate nonisolated(nonsending) func problems(
        of registration: TriedRegistration,
        in containers: [Container]
    ) async -> [String] {
        let key = registration.key
        let request = request(for: registration)
        if registration.takesArguments, request == nil {
            return [
                "'\(key)' takes arguments, so it was not resolved: pass them with 'pass(_:to:)', or leave it out with 'skip'."
            ]
        }
        var failures: [ResolutionError] = []
        for container in containers where registration.belongs(to: container) {
            do throws(ResolutionError) {
                let unrelated =
                    if let request { try await request.resolve(registration, container) } else {
                        try await registration.resolve(in: container)
                    }
                return unrelated.map { error in "'\(error.key)' can't be resolved: \(error)" }
            } catch {
                failures.append(error)
            }
        }
        // Of failures in several levels, that with the longest path isn't due to the lack of a value.
        if let failure = failures.max(by: { $0.path.count < $1.path.count }) {
            return ["'\(key)' can't be resolved: \(failure)"]
        }
        let level = registration.levelName ?? ""
        return [
            "'\(key)' is registered for the level '\(level)', so it was not resolved: open that with 'open', or leave it out "
                + "with 'skip'."
        ]
    }
}
