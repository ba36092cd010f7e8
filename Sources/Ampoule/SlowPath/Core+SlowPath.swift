/// The slow path of a resolution, for every policy and outcome, step by step as `ScopePolicy+Making.swift` lists them.
///
/// In these functions, the type arguments are those of the signature in the registration's key. The calling thread is
/// pinned, so registrations and policies stay valid without being retained: reference counts would make threads that
/// use the same registration contend. The caller retains a registration that no table stores, and a policy that no
/// registration publishes.
extension Core {
    /// Resolves a registration of this container or of an ancestor.
    @inline(never)
    func resolveRegistration<Service, each Argument>(
        _ registration: Pinned<Registration>,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if context.isStackUsedUp {
            throw context.error(.tooDeep, at: registration.key)
        }
        let (owner, policy) = registration.read {
            ($0.serialNumber, $0.pinnedPolicyWithCache)
        }
        switch policy.kind {
        case .transient:
            var isDropped = false  // Never, since it is in no object graph.
            return try make(registration, owner, policy, context, isDropped: &isDropped, repeat each argument)
        case .slow:
            if policy.isOfClosedContainer {
                throw context.error(.containerClosed, at: registration.key)
            }
            if registration.isAsynchronous {
                let policy = policy.object
                if let made: Service = sharedInstance(of: owner, policy, context) { return made }
                var isDropped = false  // Nor made: the factory throws.
                return try make(
                    registration,
                    owner,
                    Pinned(policy),
                    context,
                    isDropped: &isDropped,
                    repeat each argument
                )
            }
        case .graph, .shared, .level: break
        }
        warnIfNeverClosed(registration, policy)
        if policy.isShared {
            return try resolveShared(registration, policy, context, repeat each argument)
        }
        return try resolveCached(registration, owner, policy, context, repeat each argument)
    }

    /// Resolves a registration under a policy that may have a cached instance, or make one in a slot.
    func resolveCached<Service, each Argument>(
        _ registration: Pinned<Registration>,
        _ owner: SerialNumber,
        _ policy: Pinned<ScopePolicy>,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        while true {
            let cached: Service? = policy.read {
                $0.cachedInstance(of: owner, in: context)
            }
            if let cached { return cached }
            if !policy.isShared,
                let incomplete: Service = context.receiveIncompleteInstance(of: owner)
            {
                return incomplete
            }
            guard let slot = policy.read({ $0.slot(of: owner, in: context) }) else {
                var isDropped = false
                let made: Service = try make(
                    registration,
                    owner,
                    policy,
                    context,
                    isDropped: &isDropped,
                    repeat each argument
                )
                if isDropped { continue }
                return made
            }
            let isFirst: Bool
            switch ask(slot, context) {
            case .make: isFirst = true
            case .makeAgain: isFirst = false
            case .take(let incomplete): return context.receive(incomplete, of: slot)
            case .askAgain: continue
            }
            let made: Service? = try make(
                registration,
                owner,
                policy,
                in: slot,
                isFirst: isFirst,
                context,
                repeat each argument
            )
            if let made { return made }
        }
    }

    /// Makes an instance that has no slot.
    ///
    /// - Parameter isDropped: Set if the instance was dropped, with a cycle of which a completion has failed.
    private func make<Service, each Argument>(
        _ registration: Pinned<Registration>,
        _ owner: SerialNumber,
        _ policy: Pinned<ScopePolicy>,
        _ context: ResolutionContext,
        isDropped: inout Bool,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try context.enterFactory(of: registration, for: identity)
        let isObserved = beginSpan(of: registration, context)
        do {
            var instance: Service = try registration.makeInstance(container, repeat each argument)
            let counts: Bool
            if policy.read(\.completesInGraph) {
                counts = context.beginCompleting(&instance, of: owner)
                if counts { isDropped = try !completeInGraph(instance, owner, policy, context) }
            } else {
                counts = policy.read { $0.commit(&instance, of: owner, in: context) }
                try complete(instance, policy)
            }
            context.leave()
            if isObserved { context.endSpan(counts && !isDropped ? .didMake : .didDiscard) }
            return instance
        } catch {
            throw leave(context, failingWith: error, isObserved: isObserved)
        }
    }

    /// Completes an instance that is committed to the object graph without a slot.
    ///
    /// - Returns: Whether the request receives the instance. If not, it was dropped.
    private func completeInGraph<Service>(
        _ instance: Service,
        _ owner: SerialNumber,
        _ policy: Pinned<ScopePolicy>,
        _ context: ResolutionContext
    ) throws -> Bool {
        do {
            try complete(instance, policy)
        } catch {
            context.failCompleting()
            throw error
        }
        return try context.endCompleting(instance, of: owner)
    }

    /// Makes the instance of a slot.
    ///
    /// - Parameter isFirst: Whether the thread has reserved the slot. If not, it makes another instance in a cycle.
    /// - Returns: The instance that counts; `nil` if it was dropped.
    private func make<Service, each Argument>(
        _ registration: Pinned<Registration>,
        _ owner: SerialNumber,
        _ policy: Pinned<ScopePolicy>,
        in slot: InstanceSlot,
        isFirst: Bool,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service? {
        let policy = policy.object
        // Whatever the outcome, no thread keeps waiting.
        var hasSlot = isFirst
        defer {
            if hasSlot, !context.willPublish(slot) {
                SynchronousInstances.fail(slot, by: context.thread)
            }
        }
        // Another thread may have published an instance between the cache lookup and the reservation.
        if let cached: Service = policy.cachedInstance(of: owner, in: context) { return cached }
        try context.enterFactory(of: registration, for: identity)
        let isObserved = beginSpan(of: registration, in: slot, context)
        do {
            let made: Service = try registration.makeInstance(container, repeat each argument)
            let shared = Shared(made, isContended: true)
            let other = context.commit(shared, to: slot, hasSlot: &hasSlot) {
                policy.instance(of: owner, publishedIn: slot, context)
                    .map { (other: Service) in Shared(other) }
            } ask: {
                ask(slot, context)
            }
            var counting = other.map { $0.of(Service.self) }
            if other == nil {
                if !policy.isShared || !policy.closing.isOfExistingInstance { context.noteSharedInstance() }
                hasSlot = false
                let isKept = try complete(shared, registration, owner, policy, in: slot, context)
                if isKept { counting = shared }
            }
            if let counting { policy.holdIfWeak(counting, in: context) }
            context.leave()
            if isObserved { context.endSpan(counting === shared ? .didMake : .didDiscard) }
            return counting?.value
        } catch {
            throw leave(context, failingWith: error, isObserved: isObserved)
        }
    }

    /// Completes the instance of a slot, and publishes it with those that hold it.
    ///
    /// An instance that holds another incomplete one is left to that. In the end, or if a completion fails, the slot is
    /// finished.
    ///
    /// - Returns: Whether the request receives the instance. If not, it was dropped.
    private func complete<Service>(
        _ instance: Shared<Service>,
        _ registration: Pinned<Registration>,
        _ owner: SerialNumber,
        _ policy: ScopePolicy,
        in slot: InstanceSlot,
        _ context: ResolutionContext
    ) throws -> Bool {
        context.beginCompleting(at: .slot(slot))
        do {
            try complete(instance.value, Pinned(policy))
            if !context.isPublishedLater, !context.hasReceivedWhileCompleting {
                try context.publishTogether { () throws(Refusal) in
                    try noteIfClosable(instance, registration, policy)
                } publish: {
                    policy.publish(instance, of: owner, in: slot, context)
                }
                return true
            }
        } catch {
            context.failCompleting()
            throw error
        }
        // Another thread may publish the instance, when this one is not pinned any more.
        let registration = registration.object
        let publication = ResolutionContext.Publication(
            slot: slot,
            instance: instance,
            note: laterNote(of: instance, registration, policy),
            publish: policy.laterPublication(of: instance, of: owner, in: slot, context)
        )
        if context.isPublishedLater {
            context.publishLater(publication)
            return true
        }
        return try context.publishWithOtherThreads(publication)
    }

    /// Notes an instance that the container has to close, when its group is published, by this thread or another one.
    func laterNote<Service>(
        of instance: Shared<Service>,
        _ registration: Registration,
        _ policy: ScopePolicy
    ) -> @Sendable () throws(Refusal) -> Void {
        { () throws(Refusal) in
            guard policy.closesInstances else { return }
            try noteIfClosable(instance, of: registration, registration.policy)
        }
    }

    /// Notes an instance that the container has to close.
    private func noteIfClosable<Service>(
        _ instance: Shared<Service>,
        _ registration: Pinned<Registration>,
        _ policy: ScopePolicy
    ) throws(Refusal) {
        guard policy.closesInstances else { return }
        // The policy of a level's container, which has its slot, is made for each request.
        let registration = registration.object
        try noteIfClosable(instance, of: registration, registration.pinnedPolicy.object)
    }

    private func warnIfNeverClosed(
        _ registration: Pinned<Registration>,
        _ policy: Pinned<ScopePolicy>
    ) {
        guard policy.read({ $0.closing.isByFunctions && !$0.closesInstances }) else {
            return
        }
        warnIfNeverClosed(registration.object, policy.object)
    }

    private func complete<Service>(_ instance: Service, _ policy: Pinned<ScopePolicy>) throws {
        try policy.read { $0.completions }.complete(instance, by: container)
    }
}

extension Resolver {
    /// Resolves a registration that another one leads to, which retains it.
    ///
    /// A resolver that is not a container shares no instances.
    ///
    /// - Throws: The error that the other registration has to throw.
    func resolveTarget<Service, each Argument>(
        _ target: Target,
        _ argument: repeat each Argument
    ) throws -> Service {
        do {
            guard let container = borrowedContainer else {
                return try target.active.makeInstance(self, repeat each argument)
            }
            return try container.resolve(target, repeat each argument)
        } catch let error as ResolutionError {
            throw error.forwarded(from: target.key)
        }
    }
}

extension Registration {
    /// Calls the factory, whose type arguments must be those of the key's signature.
    @inline(never)
    func makeInstance<Service, each Argument>(
        _ resolver: any Resolver,
        _ argument: repeat each Argument
    ) throws -> Service {
        try TypedFactory.call(factoryAddress, resolver, repeat each argument)
    }
}
