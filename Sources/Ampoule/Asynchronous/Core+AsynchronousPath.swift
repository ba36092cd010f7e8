/// Asynchronous resolution: the slow path, with `await` where a factory, completions or another maker may suspend.
///
/// The type arguments of these functions are those of the signature in the registration's key. Like the factories,
/// the functions run on the caller's actor, so nothing leaves it.
extension Core {
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
        while true {
            let instance: Service? = try await resolveCurrent(registration, request, repeat each argument)
            if let instance { return instance }
        }
    }

    /// Resolves an asynchronous registration by its current policy.
    ///
    /// - Returns: The instance; `nil` if another policy has replaced that one.
    private nonisolated(nonsending) func resolveCurrent<Service, each Argument>(
        _ registration: Registration,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service? {
        let policy = registration.policyWithCache
        warnIfNeverClosed(registration, policy)
        guard policy.isShared else {
            return try await resolveCached(registration, policy, request, repeat each argument)
        }
        let (maker, own) = try sharingContainer(of: registration, policy) { level in
            request.error(.outsideOfLevel(level.name), at: registration.key)
        }
        if let original = maker.originals?.original(of: registration, sharedBy: maker) {
            let instance: Service = try await resolveShared(
                registration,
                own,
                by: original,
                request,
                repeat each argument
            )
            return instance
        }
        if maker == self {
            return try await resolveCached(registration, own, request, repeat each argument)
        }
        let owner = registration.serialNumber
        if let cached: Service = own.cachedInstance(of: owner, in: request) { return cached }
        let slot = own.slot(of: owner, in: request)
        let inner = self.request(to: maker, for: registration.key, request)
        let made: Service?
        let isStored: Bool
        do {
            inner.resolution.begin()
            defer { inner.resolution.end() }
            made = try await maker.resolveCached(registration, own, inner, repeat each argument)
            isStored = own.isStored(in: inner)
        }
        guard let instance = made else { return nil }
        own.adopt(instance, in: slot, request, isStored: isStored)
        return instance
    }

    /// The request for a shared instance that another container makes, in an object graph of its own.
    private func request(
        to maker: Core,
        for key: RegistrationKey,
        _ request: AsynchronousRequest
    ) -> AsynchronousRequest {
        let resolution = AsynchronousResolution(
            in: maker.hierarchy,
            askedBy: Asker(container: container, key: key),
            of: request.resolution
        )
        return AsynchronousRequest(resolution: resolution, caller: request.caller)
    }

    /// Resolves a registration of a substitute by the registration that it was copied from.
    private nonisolated(nonsending) func resolveShared<Service, each Argument>(
        _ registration: Registration,
        _ own: ScopePolicy,
        by original: (container: Core, registration: Registration),
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        let owner = registration.serialNumber
        if let cached: Service = own.cachedInstance(of: owner, in: request) { return cached }
        let slot = own.slot(of: owner, in: request)
        let inner = self.request(to: original.container, for: registration.key, request)
        inner.resolution.begin()
        defer { inner.resolution.end() }
        let instance: Service = try await Substitution.run(with: nil) { () async throws(ResolutionError) in
            try await original.container.resolveRegistration(
                original.registration,
                inner,
                repeat each argument
            )
        }
        if let slot { own.publish(Shared(instance, isContended: true), of: owner, in: slot, request) }
        own.holdIfWeak(Shared(instance), in: request)
        return instance
    }

    /// Resolves a registration under a policy that may have a cached instance, or make one in a slot.
    ///
    /// - Returns: The instance; `nil` if the policy is outdated.
    private nonisolated(nonsending) func resolveCached<Service, each Argument>(
        _ registration: Registration,
        _ policy: ScopePolicy,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service? {
        let owner = registration.serialNumber
        while true {
            if let cached: Service = policy.cachedInstance(of: owner, in: request) { return cached }
            if policy.isOutdated { return nil }
            guard let slot = policy.slot(of: owner, in: request) else {
                let made: Service = try await make(registration, policy, request, repeat each argument)
                return made
            }
            let maker = Makings.Maker.next()
            switch await ask(slot, as: maker, request) {
            case nil: break
            case .take(let instance):
                policy.holdIfWeak(instance, in: request)
                return instance.of(Service.self).value
            case .fail(let failure): throw failure.error(requestedBy: request.path)
            case .stop: throw request.error(.failure(CancellationError()), at: registration.key)
            case .askAgain: continue
            }
            let made: Service? = try await make(
                registration,
                policy,
                in: slot,
                maker,
                request,
                repeat each argument
            )
            if let made { return made }
        }
    }

    /// Makes an instance without a slot, because it is not shared.
    private nonisolated(nonsending) func make<Service, each Argument>(
        _ registration: Registration,
        _ policy: ScopePolicy,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        let span = span(of: registration, request)
        let frame = try request.enter(registration, for: identity, in: span?.span)
        defer { frame.end() }
        span?.begin(in: .current)
        do {
            let instance: Service = try await callFactory(on: #isolation, frame, repeat each argument)
            try await complete(instance, policy, on: #isolation, frame)
            span?.end(.didMake, in: .current)
            return instance
        } catch {
            throw frame.error(for: error, endingSpan: span)
        }
    }

    /// Makes the instance of a slot, and wakes the waiting tasks.
    ///
    /// - Returns: The instance to use; `nil` if it was dropped.
    private nonisolated(nonsending) func make<Service, each Argument>(
        _ registration: Registration,
        _ policy: ScopePolicy,
        in slot: InstanceSlot,
        _ maker: Makings.Maker,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service? {
        let owner = registration.serialNumber
        var answer = Waiter.Answer.askAgain
        // The waiting tasks wake up on every path out of this function, or with the group of the instance.
        var isLeft = false
        defer { if !isLeft { Makings.end(slot, by: maker, answer) } }
        policy.containerSlot?.beginMaking()
        defer { policy.containerSlot?.endMaking() }
        // Another task may have published an instance between reading the cache and the reservation.
        if let cached: Service = policy.cachedInstance(of: owner, in: request) {
            if policy.isSameForAll { answer = .take(Shared(cached)) }
            return cached
        }
        if policy.isOutdated { return nil }
        do throws(ResolutionError) {
            let span = span(of: registration, in: slot, request)
            let frame = try request.enter(registration, for: identity, maker: maker, in: span?.span)
            defer { frame.end() }
            span?.begin(in: .current)
            do {
                let shared = Shared<Service>(
                    try await callFactory(on: #isolation, frame, repeat each argument),
                    isContended: true
                )
                let instance: Shared<Service>
                if let other = try await commit(shared, of: owner, policy, in: slot, by: maker, request) {
                    instance = other
                    span?.end(.didDiscard, in: .current)
                } else {
                    frame.noteSharedInstance()
                    frame.beginCompleting(in: slot)
                    try await complete(shared.value, policy, on: #isolation, frame)
                    frame.end()
                    let outcome = try await request.publish(
                        publication(of: shared, registration, policy, in: slot, by: maker, request)
                    )
                    isLeft = true
                    switch outcome {
                    case .take: instance = shared
                    case .stop: throw CancellationError()
                    default:
                        span?.end(.didDiscard, in: .current)
                        return nil
                    }
                    span?.end(.didMake, in: .current)
                }
                policy.holdIfWeak(instance, in: request)
                if policy.isSameForAll { answer = .take(instance) }
                return instance.value
            } catch {
                throw frame.error(for: error, endingSpan: span)
            }
        } catch {
            // If the making task is cancelled, or its error is a cycle through its own callers, the waiting tasks
            // have not failed: one of them makes the instance again.
            if !Task.isCancelled && !request.isCaller(inCycleOf: error) {
                answer = .fail(MakingFailure(error: error, path: request.path))
            }
            throw error
        }
    }

    /// Commits an instance to its slot, unless another one counts.
    ///
    /// - Returns: The instance of another maker; `nil` if the given one was committed.
    private nonisolated(nonsending) func commit<Service>(
        _ instance: Shared<Service>,
        of owner: SerialNumber,
        _ policy: ScopePolicy,
        in slot: InstanceSlot,
        by maker: Makings.Maker,
        _ request: AsynchronousRequest
    ) async throws -> Shared<Service>? {
        while true {
            let commitment: ScopePolicy.Commitment<Service> = ScopePolicy.Commitment {
                policy.instance(of: owner, publishedIn: slot, request)
            } afterCommitting: {
                Makings.commit(instance, to: slot, by: maker) != .rejected
            }
            switch commitment {
            case .committed: return nil
            case .superseded(let other): return Shared(other)
            case .rejected: break
            }
            // Another maker is completing its instance. If that is dropped, this one counts.
            switch await request.ask(slot, as: maker) {
            case .take(let other): return other.of(Service.self)
            case .stop: throw CancellationError()
            case nil, .fail, .askAgain: continue
            }
        }
    }

    private func publication<Service>(
        of instance: Shared<Service>,
        _ registration: Registration,
        _ policy: ScopePolicy,
        in slot: InstanceSlot,
        by maker: Makings.Maker,
        _ request: AsynchronousRequest
    ) -> Makings.Publication {
        Makings.Publication(
            slot: slot,
            maker: maker,
            instance: instance,
            isSameForAll: policy.isSameForAll,
            note: laterNote(of: instance, registration, policy)
        ) {
            policy.publish(instance, of: registration.serialNumber, in: slot, request)
        }
    }

    // MARK: - Factories and completions

    /// The actor is a parameter so that the closure runs on it.
    private func callFactory<Service, each Argument>(
        on actor: isolated (any Actor)?,
        _ frame: AsynchronousFrame,
        _ argument: repeat each Argument
    ) async throws -> Service {
        let registration = frame.registration
        let factory = AsynchronousFactory<Service, repeat each Argument>
            .of(registration.attributes, name: registration.key.name)
        return try await AsynchronousFrame.$current.withValue(frame) {
            _ = actor
            return try await factory.make(AsynchronousResolver(container, for: frame), repeat each argument)
        }
    }

    private func complete<Service>(
        _ instance: Service,
        _ policy: ScopePolicy,
        on actor: isolated (any Actor)?,
        _ frame: AsynchronousFrame
    ) async throws {
        guard policy.completions != nil else { return }
        try await AsynchronousFrame.$current.withValue(frame) {
            _ = actor
            try await policy.completions
                .complete(instance, awaitingWith: AsynchronousResolver(container, for: frame))
        }
    }
}

extension AsynchronousFrame {
    /// Converts an error thrown by a factory or a completion into the error to throw, with which an observed span ends.
    fileprivate func error(for error: any Error, endingSpan span: RunningSpan?) -> ResolutionError {
        let error = ResolutionError(thrown: error, key: registration.key, path: path)
        if let span {
            error.markAsObserved()
            span.end(.didFail, error: error, in: .current)
        }
        return error
    }
}
