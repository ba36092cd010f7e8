/// Shared instances belong to a container, which makes them: the one that owns the registration, or the nearest one of
/// the level that the registration is in the scope of.
///
/// Nothing that the asking container has made, or has registered itself, thus becomes part of an instance that outlives
/// it.
extension Core {
    /// Resolves a registration in a scope that shares instances.
    ///
    /// - Returns: The instance; `nil` if the policy is outdated.
    func resolveShared<Service, each Argument>(
        _ registration: Pinned<Registration>,
        _ policy: Pinned<ScopePolicy>,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service? {
        let registered = registration.object
        let owner = registered.serialNumber
        let (maker, own) = try sharingContainer(of: registered, policy.object) { level in
            context.error(.outsideOfLevel(level.name), at: registered.key)
        }
        if let original = maker.originals?.original(of: registered, sharedBy: maker) {
            let instance: Service = try resolveShared(
                registered,
                own,
                by: original,
                context,
                repeat each argument
            )
            return instance
        }
        // No registration publishes the policy of a level's container, so this function owns it.
        defer { withExtendedLifetime(own) {} }
        if maker == self {
            return try resolveCached(registration, owner, Pinned(own), context, repeat each argument)
        }
        if let cached: Service = own.cachedInstance(of: owner, in: context) { return cached }
        let slot = own.slot(of: owner, in: context)
        let (made, isStored): (Service?, Bool) = try context.inGraph(
            nil,
            of: maker.hierarchy,
            askedBy: [Asker(container: container, key: registered.key)]
        ) {
            () throws(ResolutionError) in
            let made: Service? = try maker.resolveCached(
                registration,
                owner,
                Pinned(own),
                context,
                repeat each argument
            )
            return (made, own.isStored(in: context))
        }
        guard let instance = made else { return nil }
        own.adopt(instance, in: slot, context, isStored: isStored)
        return instance
    }

    /// Resolves a registration of a substitute by the registration that it was copied from.
    private func resolveShared<Service, each Argument>(
        _ registration: Registration,
        _ own: ScopePolicy,
        by original: (container: Core, registration: Registration),
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let owner = registration.serialNumber
        if let cached: Service = own.cachedInstance(of: owner, in: context) { return cached }
        defer { withExtendedLifetime(original) {} }
        let slot = own.slot(of: owner, in: context)
        let instance: Service = try Substitution.run(with: nil) { () throws(ResolutionError) in
            try context.inGraph(
                nil,
                of: original.container.hierarchy,
                askedBy: [Asker(container: container, key: registration.key)]
            ) { () throws(ResolutionError) in
                try original.container.resolveRegistration(
                    Pinned(original.registration),
                    context,
                    repeat each argument
                )
            }
        }
        if let slot { own.publish(Shared(instance, isContended: true), of: owner, in: slot, context) }
        own.holdIfWeak(Shared(instance), in: context)
        return instance
    }

    /// The container that makes and caches the shared instances of a registration, and the policy with its cache.
    ///
    /// - Parameters:
    ///   - registration: The registration.
    ///   - policy: The policy of the registration.
    ///   - outsideOfLevel: Makes the error if the scope is that of a level that this container is not inside.
    func sharingContainer(
        of registration: Registration,
        _ policy: ScopePolicy,
        outsideOfLevel: (LevelIdentity) -> ResolutionError
    ) throws(ResolutionError) -> (Core, ScopePolicy) {
        guard let level = policy.level.identity else {
            return (container(thatOwns: registration) ?? self, policy)
        }
        guard let container = nearestContainer(at: level) else { throw outsideOfLevel(level) }
        return (container, policy.caching(in: container.levelInstances.cache(of: policy)))
    }

    /// The container that owns a registration: this one, an ancestor, or one that something of those leads to.
    ///
    /// - Returns: The container; `nil` if it was deallocated, or nothing leads to it.
    func container(thatOwns registration: Registration) -> Core? {
        lineage.first { $0.owns(registration) } ?? registration.registrarIfLedTo?.container?.ownCore
    }

    /// The shared instance of a registration, if it exists.
    ///
    /// The caller must be pinned.
    func sharedInstance<Service>(
        of owner: SerialNumber,
        _ policy: ScopePolicy,
        _ context: ResolutionContext
    ) -> Service? {
        guard let level = policy.level.identity else {
            return policy.isShared ? policy.cachedInstance(of: owner, in: context) : nil
        }
        if policy.hasSlotAtLevel {
            return existingLevelSlot(of: policy)?.read { $0.instance }?.of(Service.self).value
        }
        let storage = nearestContainer(at: level)?.levelInstances.storage(of: policy)
        return storage.flatMap { policy.caching(in: $0).cachedInstance(of: owner, in: context) }
    }

    /// Whether the shared instance of a registration exists; false in a custom scope.
    ///
    /// The caller must be pinned.
    func isMade(_ registration: Registration) -> Bool {
        let policy = registration.maker.pinnedPolicy.object
        var cache = policy.cache
        if let level = policy.level.identity {
            if policy.hasSlotAtLevel { return existingLevelSlot(of: policy)?.read { $0.address } != nil }
            cache = nearestContainer(at: level)?.levelInstances.storage(of: policy) ?? .none
        }
        if case .weak(let storage) = cache { return storage.instance != nil }
        return policy.containerSlot?.address != nil
    }

    /// Whether the shared instance of an unregistered component exists.
    ///
    /// The caller must be pinned.
    func isMade(_ component: ComponentTemplate) -> Bool {
        root.components.registration(for: component.ownKey).map(isMade) ?? false
    }

    /// Whether the registration is one of this container, and not of an ancestor.
    func owns(_ registration: Registration) -> Bool {
        registration.owner.address == UInt(bitPattern: ObjectIdentifier(registrar))
    }
}
