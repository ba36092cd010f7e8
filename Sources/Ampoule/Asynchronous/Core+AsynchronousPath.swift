/// Asynchronous resolution: the slow path, with `await` where a factory, completions or another maker may suspend.
///
/// The type arguments of the functions that have some are those of the signature in the registration's key. Like the factories,
/// the functions run on the caller's actor, so nothing leaves it.
extension Core {
    /// Makes an instance of a registration by the asynchronous factory of that or of a copy of it.
    typealias AwaitedFactory =
        nonisolated(nonsending) (_ registration: Registration, _ resolver: AsynchronousResolver) async throws
        -> Shared

    /// Resolves a registration of this container or of an ancestor.
    nonisolated(nonsending) func resolveRegistration<Service, each Argument>(
        _ registration: Registration,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        // The complete key of a shorter key may be asynchronous or synchronous.
        guard registration.isAsynchronous || registration.shorterKey != nil else {
            return try await resolveSynchronous(registration, request, repeat each argument)
        }
        return try await resolve(registration, request) { registration, resolver in
            let factory = AsynchronousFactory<Service, repeat each Argument>.of(registration.attributes)
            return Shared(try await factory.make(resolver, repeat each argument), isContended: true)
        }
        .value(as: Service.self)
    }

    private nonisolated(nonsending) func resolve(
        _ registration: Registration,
        _ request: AsynchronousRequest,
        _ factory: AwaitedFactory
    ) async throws(ResolutionError) -> Shared {
        while true {
            let policy = registration.policyWithCache
            warnIfNeverClosed(registration, policy)
            let instance =
                policy.isShared
                ? try await resolveShared(registration, policy, request, factory)
                : try await resolveCached(
                    InstanceMaking(registration, policy, cachedIn: policy.cache, of: request),
                    factory
                )
            // Or else another policy has replaced that one.
            if let instance { return instance }
        }
    }

    /// Resolves a registration in a scope that shares instances.
    ///
    /// - Returns: The instance; `nil` if the policy is outdated.
    private nonisolated(nonsending) func resolveShared(
        _ registration: Registration,
        _ policy: ScopePolicy,
        _ request: AsynchronousRequest,
        _ factory: AwaitedFactory
    ) async throws(ResolutionError) -> Shared? {
        let (maker, cache) = try sharingContainer(of: registration, policy) { level in
            request.error(.outsideOfLevel(level.name), at: registration.key)
        }
        let making = InstanceMaking(registration, policy, cachedIn: cache, of: request)
        if let original = maker.originals?.original(of: registration, sharedBy: maker) {
            return try await resolve(making, by: original, factory)
        }
        if maker == self { return try await resolveCached(making, factory) }
        if let cached = making.cachedInstance { return cached }
        let slot = making.slot
        let (made, isStored) = try await requesting(of: maker, making) {
            inner async throws(ResolutionError) -> (Shared?, Bool) in
            let making = InstanceMaking(registration, policy, cachedIn: cache, of: inner)
            return (try await maker.resolveCached(making, factory), making.isStored(in: inner))
        }
        if let made { making.adopt(made, in: slot, isStored: isStored) }
        return made
    }

    /// Resolves a registration of a substitute by the registration that it was copied from.
    private nonisolated(nonsending) func resolve(
        _ making: borrowing InstanceMaking<AsynchronousRequest>,
        by original: (container: Core, registration: Registration),
        _ factory: AwaitedFactory
    ) async throws(ResolutionError) -> Shared {
        if let cached = making.cachedInstance { return cached }
        let slot = making.slot
        let instance = try await requesting(of: original.container, making) {
            inner async throws(ResolutionError) in
            try await Substitution.run(with: nil) { () async throws(ResolutionError) in
                try await original.container.resolve(original.registration, inner, factory)
            }
        }
        if let slot { making.publish(instance, in: slot) }
        making.holdIfWeak(instance)
        return instance
    }

    /// Runs the request for a shared instance that another container makes, in an object graph of its own.
    private nonisolated(nonsending) func requesting<Result>(
        of maker: Core,
        _ making: borrowing InstanceMaking<AsynchronousRequest>,
        _ body: nonisolated(nonsending) (AsynchronousRequest) async throws(ResolutionError) -> Result
    ) async throws(ResolutionError) -> Result {
        let resolution = AsynchronousResolution(
            in: maker.hierarchy,
            askedBy: Asker(container: container, key: making.registration.key),
            of: making.graph.resolution
        )
        resolution.begin()
        defer { resolution.end() }
        return try await body(AsynchronousRequest(resolution: resolution, caller: making.graph.caller))
    }

    /// Resolves a registration whose cache may have an instance, or which this container makes in a slot.
    ///
    /// - Returns: The instance; `nil` if the policy is outdated.
    private nonisolated(nonsending) func resolveCached(
        _ making: borrowing InstanceMaking<AsynchronousRequest>,
        _ factory: AwaitedFactory
    ) async throws(ResolutionError) -> Shared? {
        let request = making.graph
        while true {
            if let cached = making.cachedInstance { return cached }
            if making.isOutdated { return nil }
            let reserved = making.slot.map { slot in (slot: slot, maker: Makings.Maker.next()) }
            if let (slot, maker) = reserved {
                switch await ask(slot, as: maker, request) {
                case nil: break
                case .take(let instance):
                    making.holdIfWeak(instance)
                    return instance
                case .fail(let failure): throw failure.error(requestedBy: request.path)
                case .stop: throw request.error(.failure(CancellationError()), at: making.registration.key)
                case .askAgain: continue
                }
            }
            if let made = try await make(making, in: reserved, factory) { return made }
        }
    }

    /// Makes an instance, and wakes the tasks that wait for that of a slot.
    ///
    /// - Parameter reserved: The slot and its maker, if the instance is shared.
    /// - Returns: The instance that counts; `nil` if it was dropped, or if the policy is outdated.
    private nonisolated(nonsending) func make(
        _ making: borrowing InstanceMaking<AsynchronousRequest>,
        in reserved: (slot: InstanceSlot, maker: Makings.Maker)?,
        _ factory: AwaitedFactory
    ) async throws(ResolutionError) -> Shared? {
        let request = making.graph
        var answer = Waiter.Answer.askAgain
        // The waiting tasks wake up on every path out of this function, or with the group of the instance.
        var isLeft = false
        defer { if let (slot, maker) = reserved, !isLeft { Makings.end(slot, by: maker, answer) } }
        let cached = making.cache.containerSlot
        cached?.beginMaking()
        defer { cached?.endMaking() }
        if reserved != nil {
            // Another task may have published an instance between reading the cache and the reservation.
            if let cached = making.cachedInstance {
                if making.cache.isSameForAll { answer = .take(cached) }
                return cached
            }
            if making.isOutdated { return nil }
        }
        do throws(ResolutionError) {
            let span = span(of: making.registration, in: reserved?.slot, request)
            let frame = try AsynchronousFrame(
                entering: making.registration,
                for: identity,
                requestedBy: request,
                maker: reserved?.maker,
                in: span?.span
            )
            defer { frame.end() }
            span?.begin(in: .current)
            let resolver = AsynchronousResolver(container, for: frame)
            do {
                let made = try await AsynchronousFrame.$current.withValue(frame, on: #isolation) {
                    try await factory(frame.registration, resolver)
                }
                var counting: Shared? = made
                if let (slot, maker) = reserved {
                    counting = try await commit(made, making, in: slot, by: maker)
                    if counting === made {
                        frame.noteSharedInstance()
                        frame.beginCompleting(in: slot)
                    }
                }
                if counting === made {
                    let completions = making.policy.completions
                    if completions != nil {
                        try await AsynchronousFrame.$current.withValue(frame, on: #isolation) {
                            try await completions.complete(made, awaitingWith: resolver)
                        }
                    }
                    frame.end()
                    if let (slot, maker) = reserved {
                        let outcome = try await request.publish(
                            publication(of: made, making, in: slot, by: maker)
                        )
                        isLeft = true
                        if case .stop = outcome { throw CancellationError() }
                        counting = if case .take = outcome { made } else { nil }
                    }
                }
                span?.end(counting === made ? .didMake : .didDiscard, in: .current)
                guard let counting else { return nil }
                making.holdIfWeak(counting)
                if making.cache.isSameForAll { answer = .take(counting) }
                return counting
            } catch {
                let error = ResolutionError(thrown: error, key: making.registration.key, path: frame.path)
                if let span {
                    error.markAsObserved()
                    span.end(.didFail, error: error, in: .current)
                }
                throw error
            }
        } catch {
            // If the making task is cancelled, or its error is a cycle through its own callers, the waiting tasks
            // have not failed: one of them makes the instance again.
            let isCallerInCycle =
                error.cycle.map { error.path.count - $0.count < request.path.count } ?? false
            if !Task.isCancelled && !isCallerInCycle {
                answer = .fail(MakingFailure(error: error, path: request.path))
            }
            throw error
        }
    }

    /// Commits an instance to its slot, unless another one counts.
    ///
    /// - Returns: The instance that counts: the given one if it was committed.
    private nonisolated(nonsending) func commit(
        _ made: Shared,
        _ making: borrowing InstanceMaking<AsynchronousRequest>,
        in slot: InstanceSlot,
        by maker: Makings.Maker
    ) async throws -> Shared {
        while true {
            switch Makings.commit(
                made,
                to: slot,
                by: maker,
                published: { making.instance(publishedIn: slot) }
            ) {
            case .superseded(let other): return other
            case .committed: return made
            case .rejected:
                // Another maker is completing its instance. If that is dropped, this one counts.
                switch await ask(slot, as: maker, making.graph) {
                case .take(let other): return other
                case .stop: throw CancellationError()
                case nil, .fail, .askAgain: break
                }
            }
        }
    }

    // MARK: - Synchronous registrations

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
        guard isolatedMaker(of: registration)?.isolation?.isSendable ?? false else {
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
        guard let actor = isolatedMaker(of: registration)?.isolation?.actor, actor !== current else {
            return nil
        }
        return actor
    }

    /// The registration whose isolation counts: the maker, or the first that it decorates with an actor.
    private func isolatedMaker(of registration: Registration) -> Registration? {
        registration.makers(decorated: decorated).first { maker in maker.isolation?.actor != nil }
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
