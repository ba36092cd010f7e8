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
            let policy = ResolutionContext.current.whilePinned { registration.pinnedPolicyWithCache.object }
            warnIfNeverClosed(registration, policy)
            // Or else another policy has replaced that one.
            if let instance = try await resolve(registration, policy, request, factory) { return instance }
        }
    }

    /// Resolves a registration whose instances this container makes, or another one that shares them.
    ///
    /// - Returns: The instance; `nil` if the policy is outdated.
    private nonisolated(nonsending) func resolve(
        _ registration: Registration,
        _ policy: ScopePolicy,
        _ request: AsynchronousRequest,
        _ factory: AwaitedFactory
    ) async throws(ResolutionError) -> Shared? {
        let (maker, cache) = try maker(of: registration, policy, error: request.error)
        let making = InstanceMaking(registration, policy, cachedIn: cache, of: request)
        // That of the registration which one of a substitute was copied from.
        let original = maker.originals?.original(of: registration, sharedBy: maker)
        if original == nil, maker == self { return try await resolveCached(making, factory) }
        if let cached = making.cachedInstance { return cached }
        let slot = making.slot
        let resolution = AsynchronousResolution(
            in: (original?.container ?? maker).hierarchy,
            askedBy: Asker(container: container, key: registration.key),
            of: request.resolution
        )
        let inner = AsynchronousRequest(resolution: resolution, caller: request.caller)
        let made: Shared?
        var isStored = true
        do {
            resolution.graph.resolutionBegins()
            defer { resolution.graph.resolutionEnded() }
            if let original {
                made = try await Substitution.run(with: nil) { () async throws(ResolutionError) in
                    try await original.container.resolve(original.registration, inner, factory)
                }
            } else {
                let making = InstanceMaking(registration, policy, cachedIn: cache, of: inner)
                made = try await maker.resolveCached(making, factory)
                isStored = making.isStored
            }
        }
        if let made { making.adopt(made, in: slot, isStored: isStored) }
        return made
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
                switch await request.ask(slot, as: maker, wait(for: slot, in: request.caller?.span)) {
                case nil: break
                case .take(let instance):
                    making.holdIfWeak(instance)
                    return instance
                case .fail(let error, let path): throw error.onPath(request.path, insteadOf: path)
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
        if let reserved {
            // Another task may have published an instance between reading the cache and the reservation.
            if let cached = making.cachedInstance { return cached }
            if making.isOutdated(reserved.slot) { return nil }
        }
        do throws(ResolutionError) {
            let span = span(of: making.registration, in: reserved?.slot, of: request.caller?.span)
            let frame = try AsynchronousFrame(
                entering: making.registration,
                for: identity,
                requestedBy: request,
                maker: reserved?.maker,
                in: span?.span
            )
            defer { frame.end() }
            span?.begin()
            let resolver = AsynchronousResolver(container, for: frame)
            do {
                let (made, other): (Shared, Shared?) = try await AsynchronousFrame.$current.withValue(
                    frame,
                    on: #isolation
                ) {
                    let made = try await factory(frame.registration, resolver)
                    if let (slot, maker) = reserved {
                        if let other = try await commit(made, making, in: slot, by: maker) {
                            return (made, other)
                        }
                        frame.noteSharedInstance()
                        frame.beginCompleting(in: slot)
                    }
                    try await making.policy.completions.complete(made, awaitingWith: resolver)
                    return (made, nil)
                }
                frame.end()
                var counting: Shared? = other ?? made
                if other == nil, let (slot, maker) = reserved {
                    let outcome = try await request.publish(
                        making.publication(of: made, in: slot, by: maker, for: self)
                    )
                    isLeft = true
                    if case .stop = outcome { throw CancellationError() }
                    counting = if case .take = outcome { made } else { nil }
                }
                span?.end(counting === made ? .didMake : .didDiscard)
                guard let counting else { return nil }
                making.holdIfWeak(counting)
                return counting
            } catch {
                let error = ResolutionError(thrown: error, key: making.registration.key, path: frame.path)
                span?.end(.didFail, error: error)
                throw error
            }
        } catch {
            // If the making task is cancelled, or its error is a cycle through its own callers, the waiting tasks
            // have not failed: one of them makes the instance again.
            let isCallerInCycle =
                error.cycle.map { error.path.count - $0.count < request.path.count } ?? false
            if !Task.isCancelled && !isCallerInCycle {
                answer = .fail(error, path: request.path)
            }
            throw error
        }
    }

    /// Commits an instance to its slot, or receives the one that counts instead.
    ///
    /// - Returns: The instance of another maker; `nil` if the given one was committed.
    private nonisolated(nonsending) func commit(
        _ made: Shared,
        _ making: borrowing InstanceMaking<AsynchronousRequest>,
        in slot: InstanceSlot,
        by maker: Makings.Maker
    ) async throws -> Shared? {
        while true {
            let commit = Makings.commit(made, to: slot, by: maker) { making.instance(publishedIn: slot) }
            switch commit {
            case .superseded(let other): return other
            case .committed: return nil
            case .rejected:
                // Another maker is completing its instance. If that is dropped, this one counts.
                let wait = wait(for: slot, in: making.graph.caller?.span)
                switch await making.graph.ask(slot, as: maker, wait) {
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
        guard let isolation = isolation(of: registration, from: #isolation), let actor = isolation.actor
        else { return try resolveHere(registration, request, repeat each argument) }
        guard isolation.isSendable else {
            throw request.error(.wrongIsolation(actor: "\(type(of: actor))"), at: registration.key)
        }
        // Boxed, since both may cross between actors: the arguments of requests at run time are `Sendable`, and so is the service.
        let arguments = Shared((repeat each argument))
        return try await run(on: actor) { () throws(ResolutionError) in
            let arguments = arguments.value(as: (repeat each Argument).self)
            return Shared(try resolveHere(registration, request, repeat each arguments) as Service)
        }
        .value(as: Service.self)
    }

    /// The isolation that counts, of the maker or of the first that it decorates with an actor; `nil` if there is none, or the
    /// calling code already runs on that actor.
    ///
    /// A separate function, because the compiler of Swift 6.3 fails on a comparison with `#isolation` in the caller.
    @inline(never)
    private func isolation(of registration: Registration, from current: (any Actor)?) -> InstanceIsolation? {
        let isolation = registration.makers(decorated: decorated).lazy.compactMap(\.isolation)
            .first { $0.actor != nil }
        return isolation?.actor === current ? nil : isolation
    }

    private func run(
        on actor: isolated any Actor,
        _ body: @Sendable () throws(ResolutionError) -> Shared
    ) throws(ResolutionError) -> Shared {
        try body()
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

/// Asynchronous resolution of keys and components, registered or unregistered.
extension Core {
    /// Resolves a key or a component.
    nonisolated(nonsending) func resolve<Service, each Argument>(
        _ requested: Requested,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        let found = ResolutionContext.current.whilePinned {
            lookup(requested, isInGraph: request.isInGraph)
        }
        return try await resolve(found, for: requested, request, repeat each argument)
    }

    /// Resolves what a lookup has found.
    nonisolated(nonsending) func resolve<Service, each Argument>(
        _ found: Lookup,
        for requested: Requested,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        let key = requested.key
        switch found {
        case .registration(let registration):
            return try await resolveRegistration(registration, request, repeat each argument)
        case .closed:
            throw request.error(.containerClosed, at: key)
        case .fallback(let fallback):
            return try await AsynchronousResolver(fallback.container, for: request.caller)
                .resolveKey(key, repeat each argument)
        case .component(let component):
            return try await resolve(adopted(component), for: requested, request, repeat each argument)
        case .wrapper(let wrapper):
            let wrapped = try await wrapper.wrap(in: self, requested, request, repeat each argument)
            if let wrapped = wrapped as? Service { return wrapped }
        case .provided:
            if let provided = provided(as: Service.self, in: request) as? Service { return provided }
        case .nothing: break
        }
        return try request.synchronously { () throws(ResolutionError) in throw unregistered(key) }
    }
}

/// The services that a container provides without a registration: itself, as a resolver, and the object graph.
extension Core {
    /// Whether a type is that of a container, of a resolver, or of its asynchronous form.
    package static func isResolver(_ type: Any.Type) -> Bool {
        type == (any Resolver).self || type == Container.self || type == AsynchronousResolver.self
    }

    /// The service of such a type.
    func provided(as type: Any.Type, in graph: some ObjectGraph) -> Any {
        if type == GraphIdentifier.self { return graph.identifier.graph(of: opening) }
        return type == AsynchronousResolver.self ? container.asynchronous : container
    }
}

extension Container {
    /// Continues an object graph in an asynchronous closure.
    ///
    /// ```swift
    /// let horse = try await container.withObjectGraph(identifier) { resolver in
    ///     try await resolver.require(Animal.self)
    /// }
    /// ```
    ///
    /// Requests to the closure's resolver return the graph-scoped instances of that graph, and add to it; requests to
    /// the container itself do not. The graph retains its instances until the closure returns.
    ///
    /// - Parameters:
    ///   - identifier: The graph, from `require(GraphIdentifier.self)` in a factory, or a new one.
    ///   - closure: Resolves services from the resolver that it receives. It runs on the caller's actor.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure.
    public nonisolated(nonsending) func withObjectGraph<Result, Failure: Error>(
        _ identifier: GraphIdentifier,
        closure: nonisolated(nonsending) (AsynchronousResolver) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let core = core
        let graph = identifier.graph(of: core.opening)
        let resolution = AsynchronousResolution(graph, in: core.hierarchy)
        graph.resolutionBegins()
        defer { graph.resolutionEnded() }
        return try await closure(AsynchronousResolver(core.container, for: nil, in: resolution))
    }
}
