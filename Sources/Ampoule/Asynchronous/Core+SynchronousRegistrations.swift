/// Asynchronous resolution of synchronous registrations.
extension Core {
    /// Resolves a synchronous registration.
    ///
    /// A component that is isolated to an actor is made on that actor, if its instances may leave it.
    nonisolated(nonsending) func resolveSynchronous<Service, each Argument>(
        _ registration: Registration,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        guard let actor = actor(of: registration, from: #isolation) else {
            return try resolveHere(registration, request, repeat each argument)
        }
        guard registration.isolatedMaker.isolation?.isSendable ?? false else {
            throw request.error(.wrongIsolation(actor: "\(type(of: actor))"), at: registration.key)
        }
        return try await resolve(
            registration,
            on: actor,
            request,
            Shared((repeat each argument)),
            Signature<Service, repeat each Argument>.self
        )
        .value(as: Service.self)
    }

    /// The actor to make an instance on; `nil` if the calling code already runs on it.
    ///
    /// A separate function, because the compiler of Swift 6.3 fails on a comparison with `#isolation` in the caller.
    @inline(never)
    private func actor(of registration: Registration, from current: (any Actor)?) -> (any Actor)? {
        guard let actor = registration.isolatedMaker.isolation?.actor, actor !== current else { return nil }
        return actor
    }

    /// Arguments and instance may cross between actors: those of requests at run time are `Sendable`, and so is the service.
    private func resolve<Service, each Argument>(
        _ registration: Registration,
        on actor: isolated any Actor,
        _ request: AsynchronousRequest,
        _ arguments: Shared,
        _ signature: Signature<Service, repeat each Argument>.Type
    ) throws(ResolutionError) -> Shared {
        let arguments = arguments.value(as: (repeat each Argument).self)
        let instance: Service = try resolveHere(registration, request, repeat each arguments)
        return Shared(instance)
    }

    private func resolveHere<Service, each Argument>(
        _ registration: Registration,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try request.synchronously { () throws(ResolutionError) in
            try resolveRegistration(registration, ResolutionContext.current, repeat each argument)
        }
    }
}

extension Registration {
    /// The registration whose isolation counts: the maker, or the first that it decorates with an actor.
    fileprivate var isolatedMaker: Registration {
        var maker = self.maker
        while maker.isolation?.actor == nil, let decorated = maker.decorated { maker = decorated.maker }
        return maker
    }
}
