/// Finds the container of a level.
extension Container {
    /// The address of the instance that the nearest container of a policy's level has cached.
    ///
    /// The caller must be pinned.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    @inline(never)
    func levelInstance(of policy: ScopePolicy) -> UnsafeMutableRawPointer? {
        // Each container owns its parent, and the caller keeps this one alive.
        var next: Unmanaged<Container>? = .passUnretained(self)
        while let current = next {
            if current._withUnsafeGuaranteedRef({ $0.level?.toOpaque() == policy.level?.toOpaque() }) {
                return current._withUnsafeGuaranteedRef { container in
                    container.levelInstances.find(policy.levelCache)?
                        ._withUnsafeGuaranteedRef { $0.address }
                }
            }
            next = current._withUnsafeGuaranteedRef { $0.parentReference }
        }
        return nil
    }

    /// The slot for the instance that this container has to make: if it is of the policy's level, and takes no instances
    /// from another container.
    @inline(never)
    func levelSlot(of policy: ScopePolicy) -> ContainerSlot? {
        guard level?.toOpaque() == policy.level?.toOpaque(), originals == nil else { return nil }
        return levelInstances.slot(of: policy.levelCache)
    }

    /// This container or the nearest ancestor that is of a level.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    func nearestContainer(at level: ObjectScope) -> Container? {
        lineage.first { container in container.level?.toOpaque() == Unmanaged.passUnretained(level).toOpaque()
        }
    }

    /// The names of the levels that the container is inside, the outermost first.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    package var levelNames: [String] {
        active.lineage.compactMap { container in container.level?.takeUnretainedValue().description }
            .reversed()
    }
}
