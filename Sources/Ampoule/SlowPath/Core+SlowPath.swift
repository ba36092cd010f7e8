/// The slow path of a resolution, for every policy and outcome, step by step as ``InstanceMaking`` lists them.
///
/// The type arguments of the functions that have some are those of the signature in the registration's key. All others know no
/// types: they pass on a factory, which makes the instance as a box. The calling thread is pinned.
extension Core {
    /// Makes an instance of a registration by the factory of that or of a copy of it.
    ///
    /// - Parameters:
    ///   - registration: The registration whose factory is called.
    ///   - container: The container that the factory resolves from.
    ///   - isContended: Whether many threads may copy the instance at once.
    typealias Factory = (_ registration: Registration, _ container: Container, _ isContended: Bool) throws ->
        Shared

    /// Resolves a registration of this container or of an ancestor.
    @inline(never)
    func resolveRegistration<Service, each Argument>(
        _ registration: Registration,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try resolve(registration, context) { registration, container, isContended in
            let made: Service = try registration.makeInstance(container, repeat each argument)
            return Shared(made, isContended: isContended)
        }
        .value(as: Service.self)
    }

    private func resolve(
        _ registration: Registration,
        _ context: ResolutionContext,
        _ factory: Factory
    ) throws(ResolutionError) -> Shared {
        while true {
            let policy = registration.pinnedPolicyWithCache.object
            warnIfNeverClosed(registration, policy)
            // Or else another policy has replaced that one.
            if let instance = try resolve(registration, policy, context, factory) { return instance }
        }
    }

    /// Resolves a registration whose instances this container makes, or another one that shares them.
    ///
    /// - Returns: The instance; `nil` if the policy is outdated.
    private func resolve(
        _ registration: Registration,
        _ policy: ScopePolicy,
        _ context: ResolutionContext,
        _ factory: Factory
    ) throws(ResolutionError) -> Shared? {
        if registration.isAsynchronous {
            let cache = existingCache(of: policy)
            let making = InstanceMaking(registration, policy, cachedIn: cache, of: context)
            if let made = making.cachedInstance { return made }
            // The factory throws.
            return try make(making, in: nil, by: .none, factory)
        }
        let (maker, cache) = try maker(of: registration, policy, error: context.error)
        let making = InstanceMaking(registration, policy, cachedIn: cache, of: context)
        // That of the registration which one of a substitute was copied from.
        let original = maker.originals?.original(of: registration, sharedBy: maker)
        if original == nil, maker == self { return try resolveCached(making, factory) }
        if let cached = making.cachedInstance { return cached }
        let slot = making.slot
        let hierarchy = (original?.container ?? maker).hierarchy
        let asker = Asker(container: container, key: registration.key)
        let (made, isStored) = try context.inGraph(nil, of: hierarchy, askedBy: [asker]) {
            () throws(ResolutionError) -> (Shared?, Bool) in
            guard let original else {
                let made = try maker.resolveCached(making, factory)
                return (made, making.isStored)
            }
            let made = try Substitution.run(with: nil) { () throws(ResolutionError) in
                try original.container.resolve(original.registration, context, factory)
            }
            return (made, true)
        }
        if let made { making.adopt(made, in: slot, isStored: isStored) }
        return made
    }

    /// Resolves a registration whose cache may have an instance, or which this container makes in a slot.
    ///
    /// - Returns: The instance; `nil` if the policy is outdated, so that the registration has another one.
    private func resolveCached(
        _ making: borrowing InstanceMaking<ResolutionContext>,
        _ factory: Factory
    ) throws(ResolutionError) -> Shared? {
        let context = making.graph
        while true {
            if let cached = making.cachedInstance { return cached }
            if making.isOutdated { return nil }
            let slot = making.slot
            let maker = slot == nil ? Makings.Maker.none : .next()
            if let slot, let answer = context.ask(slot, as: maker, wait(for: slot, in: context.span)) {
                guard case .take(let instance) = answer else { continue }
                making.holdIfWeak(instance)
                return instance
            }
            if let made = try make(making, in: slot, by: maker, factory) { return made }
        }
    }

    /// Makes an instance: that of a slot, if it has one before.
    ///
    /// - Returns: The instance that counts; `nil` if it was dropped, or if the policy is outdated.
    private func make(
        _ making: borrowing InstanceMaking<ResolutionContext>,
        in reserved: InstanceSlot?,
        by reservedMaker: Makings.Maker,
        _ factory: Factory
    ) throws(ResolutionError) -> Shared? {
        let context = making.graph
        var (slot, maker) = (reserved, reservedMaker)
        // Whatever the outcome, no one keeps waiting.
        var isLeft = false
        defer { if let slot, !isLeft { Makings.end(slot, by: maker, .askAgain) } }
        let cached = making.cache.containerSlot
        cached?.beginMaking()
        defer { cached?.endMaking() }
        if let slot {
            // Another thread may have published an instance between the cache lookup and the reservation.
            if let cached = making.cachedInstance { return cached }
            if making.isOutdated(slot) { return nil }
        }
        try context.enterFactory(of: Pinned(making.registration), for: identity, as: maker)
        let isObserved = context.begin(span(of: making.registration, in: slot, of: context.span))
        do {
            let made = try factory(making.registration, container, making.isContended)
            if slot == nil, let later = making.slotForCompleting {
                (slot, maker) = (later, context.beginMaking())
            }
            var counting: Shared? = made
            var isKept = true
            if let slot {
                counting = try settle(made, making, in: slot, by: maker)
                if let counting { making.holdIfWeak(counting) }
                isKept = counting === made
                isLeft = isKept || counting == nil
            } else {
                // The memory gets the instance of the graph if the factory was entered again meanwhile.
                if case .graph = making.cache, context.mustCommit {
                    isKept = context.commit(made.address, made.type, of: making.registration.serialNumber)
                }
                try making.policy.completions.complete(made, by: container)
            }
            context.leave()
            if isObserved { context.endSpan(isKept ? .didMake : .didDiscard) }
            return counting
        } catch {
            let error = context.leave(failingWith: error)
            if isObserved { context.endSpan(.didFail, error: error) }
            throw error
        }
    }

    /// Commits an instance to its slot, completes it, and publishes it with those that it holds.
    ///
    /// - Returns: The instance that counts: the given one, or that of another maker, whose slot this one has not left; `nil` if the
    ///   given one was dropped, with a cycle of which a completion has failed.
    private func settle(
        _ made: Shared,
        _ making: borrowing InstanceMaking<ResolutionContext>,
        in slot: InstanceSlot,
        by maker: Makings.Maker
    ) throws -> Shared? {
        let context = making.graph
        let (other, isAlone) = context.commit(made, to: slot, by: maker, wait(for: slot, in: context.span)) {
            making.instance(publishedIn: slot)
        }
        if let other { return other }
        if !making.isOfExistingInstance { context.state.stack.noteSharedInstance() }
        if making.policy.completions != nil {
            context.beginCompleting(in: slot, by: maker)
            defer { context.state.completing.removeLast() }
            try making.policy.completions.complete(made, by: container)
        }
        let isKept: Bool
        if isAlone, making.policy.completions == nil {
            if making.policy.closesInstances { try noteIfClosable(made, of: making.registration) }
            making.publish(made, in: slot)
            Makings.finish(slot, by: maker) { _ in making.cache.isSameForAll ? .take(made) : .askAgain }
            isKept = true
        } else {
            isKept = try context.publish(making.publication(of: made, in: slot, by: maker, for: self))
        }
        context.settle()
        return isKept ? made : nil
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
