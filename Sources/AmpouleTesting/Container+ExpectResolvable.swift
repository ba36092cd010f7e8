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
    ///         trial.open(.request, RequestInfo(user: "Ada"))
    ///         trial.skip(PaymentService.self, because: "it costs money")
    ///     }
    /// }
    /// ```
    ///
    /// Each instance is made on the actor of its component, and awaited if it is made asynchronously. A registration in the scope of
    /// a level is resolved in the level that `open` opens; any other one in the container itself or, if that fails, in the opened
    /// levels. One that takes arguments is an issue unless they are passed or it is skipped. Registrations of parents count;
    /// those that forward to others, and those with fewer arguments by default values, are tried by way of these.
    ///
    /// Shared instances stay in the container, so use a copy.
    ///
    /// - Parameters:
    ///   - sourceLocation: The location of issues about registrations without a component.
    ///   - prepare: States the arguments, the values of levels, and what is left out.
    /// - Complexity: O(*n* log *n*), where *n* is the number of registrations, apart from the factories.
    public func expectResolvable(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ prepare: (inout ResolutionTrial) -> Void = { _ in }
    ) async {
        guard !refusesRequests else {
            Issue.record("The container is closed, so it resolves nothing.", sourceLocation: sourceLocation)
            return
        }
        var trial = ResolutionTrial()
        prepare(&trial)
        var containers = [self]
        for open in trial.levels {
            do {
                containers.append(try open(containers[containers.count - 1]))
            } catch {
                Issue.record(error, sourceLocation: sourceLocation)
            }
        }
        for registration in triedRegistrations where !trial.skips(registration.key) {
            guard let problem = await trial.problem(of: registration, in: containers) else { continue }
            Issue.record(
                Comment(rawValue: problem),
                sourceLocation: SourceLocation(registration.location) ?? sourceLocation
            )
        }
    }
}

extension ResolutionTrial {
    /// Resolves a registration in the first container that can.
    ///
    /// - Returns: Why none could; `nil` if one did.
    fileprivate func problem(of registration: TriedRegistration, in containers: [Container]) async -> String?
    {
        let key = registration.key
        let request = requests.first { request in request.key == key }
        if registration.takesArguments, request == nil {
            return
                "'\(key)' takes arguments, so it was not resolved: pass them with 'pass(_:to:)', or leave it out with 'skip'."
        }
        let candidates = containers.filter(registration.belongs)
        guard let first = candidates.first else {
            let level = registration.levelName ?? ""
            return
                "'\(key)' is shared in the level '\(level)', so it was not resolved: open that with 'open', or leave it out "
                + "with 'skip'."
        }
        var failure: ResolutionError?
        for container in [first] + candidates.dropFirst() {
            let error =
                if let request { await request.failure(container) } else {
                    await registration.failure(in: container)
                }
            guard let error else { return nil }
            failure = error
        }
        return failure.map { error in "'\(key)' can't be resolved: \(error)" }
    }
}
