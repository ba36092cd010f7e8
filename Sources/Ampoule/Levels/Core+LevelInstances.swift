extension Registration {
    /// The registration of a level's value.
    static func ofValue<Value: Sendable>(_ value: Value) -> Registration {
        Registration(name: nil, factory: { (_: any Resolver) in value }, policy: policyOfValue)
    }

    /// A copy of the registration of a level's value, which is not closed.
    var copyOfValue: Registration {
        Registration(copying: self, as: .next(), policy: Self.policyOfValue, calling: self)
    }

    private static var policyOfValue: Unmanaged<ScopePolicy> {
        ScopePolicy.initial(ObjectScope.transient, isAsynchronous: false).published
    }
}

/// Finds the container of a level.
extension Core {
    /// The slot that the nearest container of a policy's level has for the instance, if it has one.
    ///
    /// The caller must be pinned: the container owns the slot and, once it is removed, the pin.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    @inline(never)
    func existingLevelSlot(of policy: ScopePolicy) -> Pinned<LevelSlot>? {
        let slot = firstInLineage { container -> Pinned<LevelSlot>?? in
            guard container.level == policy.level else { return nil }
            return .some(container.levelInstances.find(policy.levelCache))
        }
        return slot ?? nil
    }

    /// This container or the nearest ancestor that is of a level.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    func nearestContainer(at level: LevelIdentity) -> Core? {
        firstInLineage { container in container.level == LevelReference(level) ? container : nil }
    }
}

extension Container {
    /// The names of the levels that the container is inside, the outermost first.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    package var levelNames: [String] {
        core.lineage.compactMap { container in container.level.identity?.name }
            .reversed()
    }
}
