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
        while true {
            let (owner, policy) = registration.read {
                ($0.serialNumber, $0.pinnedPolicyWithCache)
            }
            let instance: Service?
            if policy.kind == .transient {
                instance = try make(registration, owner, policy, context, repeat each argument)
            } else {
                if policy.isOfClosedContainer {
                    throw context.error(.containerClosed, at: registration.key)
                }
                if registration.isAsynchronous {
                    let policy = policy.object
                    if let made: Service = sharedInstance(of: owner, policy, context) { return made }
                    // The factory throws.
                    instance = try make(registration, owner, Pinned(policy), context, repeat each argument)
                } else {
                    warnIfNeverClosed(registration, policy)
                    instance =
                        policy.isShared
                        ? try resolveShared(registration, policy, context, repeat each argument)
                        : try resolveCached(registration, owner, policy, context, repeat each argument)
                }
            }
            // Or else another policy has replaced that one.
            if let instance { return instance }
        }
    }

    /// Resolves a registration under a policy that may have a cached instance, or make one in a slot.
    ///
    /// - Returns: The instance; `nil` if the policy is outdated, so that the registration has another one.
    func resolveCached<Service, each Argument>(
        _ registration: Pinned<Registration>,
        _ owner: SerialNumber,
        _ policy: Pinned<ScopePolicy>,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service? {
        while true {
            let cached: Service? = policy.read {
                $0.cachedInstance(of: owner, in: context)
            }
            if let cached { return cached }
            if policy.read(\.isOutdated) { return nil }
            guard let slot = policy.read({ $0.slot(of: owner, in: context) }) else {
                let made: Service? = try make(registration, owner, policy, context, repeat each argument)
                if let made { return made }
                continue
            }
            let maker = Makings.Maker.next()
            if let answer = ask(slot, as: maker, context) {
                guard case .take(let instance) = answer else { continue }
                policy.read { $0.holdIfWeak(instance, in: context) }
                return instance.of(Service.self).value
            }
            let made: Service? = try make(
                registration,
                owner,
                policy,
                in: slot,
                maker,
                context,
                repeat each argument
            )
            if let made { return made }
        }
    }

    /// Makes an instance that has no slot before.
    ///
    /// - Returns: The instance that counts; `nil` if it was dropped.
    private func make<Service, each Argument>(
        _ registration: Pinned<Registration>,
        _ owner: SerialNumber,
        _ policy: Pinned<ScopePolicy>,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service? {
        try context.enterFactory(of: registration, for: identity)
        let isObserved = beginSpan(of: registration, context)
        do {
            var instance: Service = try registration.makeInstance(container, repeat each argument)
            let outcome: Settlement
            if policy.read(\.completesInGraph) {
                let slot = InstanceSlot.graph(context.identifier, owner)
                let maker = context.beginMaking()
                var isLeft = false
                defer { if !isLeft { Makings.end(slot, by: maker, .askAgain) } }
                outcome = try settle(&instance, registration, owner, policy.object, in: slot, maker, context)
                isLeft = outcome != .superseded
            } else {
                let counts = policy.read { $0.commit(&instance, of: owner, in: context) }
                outcome = counts ? .kept : .superseded
                try complete(instance, policy)
            }
            context.leave()
            if isObserved { context.endSpan(outcome == .kept ? .didMake : .didDiscard) }
            return outcome == .dropped ? nil : instance
        } catch {
            throw leave(context, failingWith: error, isObserved: isObserved)
        }
    }

    /// Makes the instance of a slot.
    ///
    /// - Returns: The instance that counts; `nil` if it was dropped.
    private func make<Service, each Argument>(
        _ registration: Pinned<Registration>,
        _ owner: SerialNumber,
        _ policy: Pinned<ScopePolicy>,
        in slot: InstanceSlot,
        _ maker: Makings.Maker,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service? {
        let policy = policy.object
        // Whatever the outcome, no one keeps waiting.
        var isLeft = false
        defer { if !isLeft { Makings.end(slot, by: maker, .askAgain) } }
        policy.containerSlot?.beginMaking()
        defer { policy.containerSlot?.endMaking() }
        // Another thread may have published an instance between the cache lookup and the reservation.
        if let cached: Service = policy.cachedInstance(of: owner, in: context) { return cached }
        if policy.isOutdated { return nil }
        try context.enterFactory(of: registration, for: identity, as: maker)
        let isObserved = beginSpan(of: registration, in: slot, context)
        do {
            var instance: Service = try registration.makeInstance(container, repeat each argument)
            let outcome = try settle(&instance, registration, owner, policy, in: slot, maker, context)
            isLeft = outcome != .superseded
            context.leave()
            if isObserved { context.endSpan(outcome == .kept ? .didMake : .didDiscard) }
            return outcome == .dropped ? nil : instance
        } catch {
            throw leave(context, failingWith: error, isObserved: isObserved)
        }
    }

    /// What has become of an instance.
    private enum Settlement {
        /// It counts.
        case kept
        /// Another one counts, and replaces it. If it has a slot, the maker has not left that.
        case superseded
        /// It was dropped, with a cycle of which a completion has failed.
        case dropped
    }

    /// Commits an instance to its slot, completes it, and publishes it.
    ///
    /// - Parameter instance: The instance; replaced by the one that counts.
    private func settle<Service>(
        _ instance: inout Service,
        _ registration: Pinned<Registration>,
        _ owner: SerialNumber,
        _ policy: ScopePolicy,
        in slot: InstanceSlot,
        _ maker: Makings.Maker,
        _ context: ResolutionContext
    ) throws -> Settlement {
        let shared = Shared(instance, isContended: true)
        let (other, isAlone) = context.commit(shared, to: slot, by: maker) {
            policy.instance(of: owner, publishedIn: slot, context)
                .map { (other: Service) in Shared(other) }
        } ask: {
            ask(slot, as: maker, context)
        }
        if let other {
            instance = other.of(Service.self).value
            policy.holdIfWeak(other, in: context)
            return .superseded
        }
        if !policy.isShared || !policy.closing.isOfExistingInstance { context.noteSharedInstance() }
        let isKept = try complete(
            shared,
            registration,
            owner,
            policy,
            in: slot,
            maker,
            isAlone: isAlone,
            context
        )
        context.settle()
        if isKept { policy.holdIfWeak(shared, in: context) }
        return isKept ? .kept : .dropped
    }

    /// Completes the instance of a slot, and publishes it with those that it holds.
    ///
    /// - Parameter isAlone: Whether it holds no other instance, before its completions run.
    /// - Returns: Whether the request receives the instance. If not, it was dropped.
    private func complete<Service>(
        _ instance: Shared<Service>,
        _ registration: Pinned<Registration>,
        _ owner: SerialNumber,
        _ policy: ScopePolicy,
        in slot: InstanceSlot,
        _ maker: Makings.Maker,
        isAlone: Bool,
        _ context: ResolutionContext
    ) throws -> Bool {
        if policy.completions != nil {
            context.beginCompleting(in: slot)
            defer { context.endCompleting() }
            try complete(instance.value, Pinned(policy))
        } else if isAlone {
            try noteIfClosable(instance, registration, policy)
            policy.publish(instance, of: owner, in: slot, context)
            Makings.finish(slot, by: maker, policy.isSameForAll ? .take(instance) : .askAgain)
            return true
        }
        // Another thread may publish the instance, when this one is not pinned any more.
        let registration = registration.object
        return try context.publish(
            Makings.Publication(
                slot: slot,
                maker: maker,
                instance: instance,
                isSameForAll: policy.isSameForAll,
                note: laterNote(of: instance, registration, policy),
                publish: policy.laterPublication(of: instance, of: owner, in: slot, context)
            )
        )
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
