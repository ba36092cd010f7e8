/// Shared instances belong to a container, which makes them: the one that owns the registration, or the nearest one of
/// the level that the registration is in the scope of.
///
/// Nothing that the asking container has made, or has registered itself, thus becomes part of an instance that outlives
/// it.
extension Core {
    /// The container that makes the instances of a registration, and their cache.
    ///
    /// - Throws: ``ResolutionError`` outside of the level that shares the instances, made by the request.
    func maker(
        of registration: Registration,
        _ policy: ScopePolicy,
        error: (ResolutionError.Reason, RegistrationKey) -> ResolutionError
    ) throws(ResolutionError) -> (Core, InstanceCache) {
        let maker = maker(of: registration, policy)
        guard let level = policy.level else { return (maker ?? self, policy.cache) }
        guard let maker else { throw error(.outsideOfLevel(level.name), registration.key) }
        return (maker, maker.levelInstances.cache(of: policy))
    }

    /// The container that makes the instances of a registration; `nil` outside of the level that shares them.
    @inline(__always)
    func maker(of registration: Registration, _ policy: ScopePolicy) -> Core? {
        guard policy.isShared else { return self }
        guard let level = policy.level else { return container(thatOwns: registration) ?? self }
        return nearestContainer(at: level)
    }

    /// The container that owns a registration: this one, an ancestor, or one that something of those leads to.
    ///
    /// - Returns: The container; `nil` if it was deallocated, or nothing leads to it.
    package func container(thatOwns registration: Registration) -> Core? {
        firstInLineage { container in container.owns(registration) ? container : nil }
            ?? registration.registrarIfLedTo?.container?.ownCore
    }

    /// Whether the shared instance of a registration exists; false in a custom scope.
    ///
    /// The caller must be pinned.
    func isMade(_ registration: Registration) -> Bool {
        switch existingCache(of: registration.maker.pinnedPolicy.object) {
        case .container(let slot): slot.address != nil
        case .weak(let storage): storage.instance != nil
        case .none, .graph, .unmade, .custom: false
        }
    }

    /// The cache of shared instances, if the container that makes them has added it.
    ///
    /// The caller must be pinned.
    func existingCache(of policy: ScopePolicy) -> InstanceCache {
        guard policy.isShared else { return .none }
        guard let level = policy.level else { return policy.cache }
        return nearestContainer(at: level)?.levelInstances.existingCache(of: policy) ?? InstanceCache.none
    }

    /// Whether the shared instance of an unregistered component exists.
    ///
    /// The caller must be pinned.
    func isMade(_ component: ComponentTemplate) -> Bool {
        root.registrar.registry.registration(for: component.ownKey).map(isMade) ?? false
    }

    /// Whether the registration is one of this container, and not of an ancestor.
    package func owns(_ registration: Registration) -> Bool {
        registration.owner.address == UInt(bitPattern: ObjectIdentifier(registrar))
    }
}
