/// How code that can wait comes to an instance of what is made without waiting.
extension Container {
    /// The instance of a registration whose instances are not awaited.
    ///
    /// A component with an actor is made there, if its instances may leave it.
    nonisolated(nonsending) func synchronousInstance<Service, each Argument>(
        of registration: Registration,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        guard let actor = actor(of: registration, from: #isolation) else {
            return try synchronousInstance(of: registration, in: request, repeat each argument)
        }
        guard registration.maker.origin?.isSendable == true else {
            throw request.error(.wrongIsolation(actor: "\(type(of: actor))"), at: registration.key)
        }
        let instance: Shared<Service> = try await instance(
            of: registration,
            on: actor,
            request,
            Shared((repeat each argument))
        )
        return instance.value
    }

    /// The actor to make an instance on, unless the calling code is there.
    ///
    /// A function of its own, since the compiler of Swift 6.3 fails on a comparison with `#isolation` among the rest.
    @inline(never)
    private func actor(of registration: Registration, from current: (any Actor)?) -> (any Actor)? {
        guard let actor = registration.maker.origin?.actor, actor !== current else { return nil }
        return actor
    }

    /// Arguments and instance are carried across by the rule that requests at run time have `Sendable` arguments, and
    /// because the service is `Sendable`.
    private func instance<Service, each Argument>(
        of registration: Registration,
        on actor: isolated any Actor,
        _ request: AsynchronousRequest,
        _ arguments: Shared<(repeat each Argument)>
    ) throws(ResolutionError) -> Shared<Service> {
        Shared(try synchronousInstance(of: registration, in: request, repeat each arguments.value))
    }

    private func synchronousInstance<Service, each Argument>(
        of registration: Registration,
        in request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try request.synchronously(in: self) { () throws(ResolutionError) in
            defer { withExtendedLifetime(registration) {} }
            return try instance(
                of: Unmanaged.passUnretained(registration),
                ResolutionContext.current,
                repeat each argument
            )
        }
    }
}
