// The levels that a container is inside, and the containers that register for levels.

extension Core {
    /// The innermost level that the container is inside, if any.
    package var innermostLevel: LevelIdentity? {
        firstInLineage(\.level)
    }

    /// The container in which that of the innermost level was opened.
    var aroundInnermostLevel: Container {
        (firstInLineage { container in container.level == nil ? nil : container.parent } ?? root).container
    }

    /// Opens a level in this container, also one whose outer level is known at run time only, as that of views is.
    ///
    /// - Throws: ``LevelError`` if the container is not inside the level's outer one.
    package func opened<Level: ContainerLevel>(_ value: Level) throws(LevelError) -> LevelContainer<Level> {
        let (level, current) = (LevelIdentity(Level.self), innermostLevel)
        guard Level.outerIdentity == current else {
            throw LevelError(
                level: level.name,
                expected: Level.outerIdentity?.name,
                found: current?.name
            )
        }
        let factory = UntypedFactory { (_: any Resolver) throws -> Level in value }
        let key = RegistrationKey(signature: Signature<Level>.ofKey, name: nil, optionBox: nil)
        let registration = Registration(key: key, factory: factory)
        return LevelContainer(ofInner: Container(openedIn: self, at: level, value: registration))
    }

    /// The container in which those of a level are registered, for all of its containers that are opened in this one.
    ///
    /// It finds what those find, so it is inside the outer levels, too.
    func registering(for level: LevelIdentity) -> Core {
        if self.level == level { return self }
        let parent = level.outer.map { $0 == innermostLevel ? self : registering(for: $0) } ?? self
        let registrar = Registrar(
            defaultScope: defaultObjectScope,
            isCollecting: registrar.isCollecting,
            host: registrar,
            level: level
        )
        return Container(openedIn: parent, at: level, value: nil, registrar: registrar).ownCore
    }

    /// The container that stores the registrations of this one.
    var host: Core { registrar.host == nil ? self : parent?.host ?? self }
}

/// Finds the container of a level.
extension Core {
    /// The slot that the nearest container of a policy's level has for the instance, if it has one.
    ///
    /// The caller must be pinned: the container owns the slot and, once it is removed, the pin.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    @inline(never)
    func existingLevelSlot(of policy: ScopePolicy) -> Pinned<ContainerSlot>? {
        let slot = firstInLineage { container -> Pinned<ContainerSlot>?? in
            guard container.level == policy.level else { return nil }
            return .some(container.levelInstances.find(policy.levelCache))
        }
        return slot ?? nil
    }

    /// This container or the nearest ancestor that is of a level.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    package func nearestContainer(at level: LevelIdentity) -> Core? {
        firstInLineage { container in container.level == level ? container : nil }
    }
}

/// Finds registrations for levels that a container is not inside.
extension Core {
    /// Whether a key is registered here or around, but only for levels that this container is not inside.
    ///
    /// - Complexity: O(*n* *m*), where *n* is the number of levels and *m* that of ancestors; O(1) in programs without levels.
    package func isRegisteredForAnotherLevel(_ key: RegistrationKey) -> Bool {
        LevelIdentity.registered.contains { isOutside($0) && isRegistered(key, for: $0) }
    }

    /// The levels that this container is not inside, and for which it or an ancestor has a registration under a key.
    func otherLevels(with key: RegistrationKey) -> [LevelIdentity] {
        LevelIdentity.registered.filter { isOutside($0) && isRegistered(key, for: $0) }.sorted(by: \.name)
    }

    private func isOutside(_ level: LevelIdentity) -> Bool { nearestContainer(at: level) == nil }

    /// Whether this container or an ancestor has a registration under a key for the containers of a level.
    func isRegistered(_ key: RegistrationKey, for level: LevelIdentity) -> Bool {
        lineage.contains { $0.registrar.registry.registration(for: key, at: level) != nil }
    }
}

extension LevelIdentity {
    /// The levels that this one is inside, the innermost first.
    fileprivate var around: [LevelIdentity] { Array(sequence(first: self, next: \.outer).dropFirst()) }
}

/// The levels inside that of a container, for those who read what is registered for them without opening one.
extension Core {
    /// The inner levels that this container or an ancestor has registrations for, the outermost first.
    package var registeredInnerLevels: [LevelIdentity] {
        let innermost = innermostLevel
        return LevelIdentity.registered.filter { level in
            (innermost == nil || level.around.contains { $0 == innermost }) && isOutside(level)
                && lineage.contains { container in !container.registrations(for: level).isEmpty }
        }
        .sorted(by: \.name).sorted(by: \.around.count)
    }

    /// A container of a level inside this container, without a value.
    package func inner(at level: LevelIdentity) -> Container {
        Container(openedIn: self, at: level, value: nil)
    }
}
