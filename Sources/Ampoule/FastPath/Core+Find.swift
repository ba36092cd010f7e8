/// Finds registrations in a container and in its ancestors.
extension Core {
    /// The hierarchy that the container belongs to.
    var hierarchy: HierarchyIdentifier {
        guard let hierarchyMark else { return identity }
        return ObjectIdentifier(hierarchyMark)
    }

    /// Finds the registration under a key in this container or in the nearest ancestor that has one.
    ///
    /// The caller must be pinned.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors.
    func find(_ key: RegistrationKey) -> Pinned<Registration>? {
        find(key, hash: key.tableHash)
    }

    /// Finds the registration under a key whose hash is known.
    @inline(__always)
    func find(_ key: RegistrationKey, hash: Int) -> Pinned<Registration>? {
        find { registry in
            registry.find(key, hash: hash)
        } orValue: { value in
            value.isFiled(under: key)
        }
    }

    /// Finds the registration under a key that has a name and no option.
    func find(signature: ObjectIdentifier, name: String) -> Pinned<Registration>? {
        find { registry in
            registry.find(signature: signature, name: name)
        } orValue: { _ in
            false
        }
    }

    /// Finds the registration under a key without a name and without an option.
    @inline(__always)
    func find(signature: ObjectIdentifier) -> Pinned<Registration>? {
        registrar.registry.find(signature: signature) ?? findOutward(signature: signature)
    }

    @inline(never)
    private func findOutward(signature: ObjectIdentifier) -> Pinned<Registration>? {
        findOutward { registry in
            registry.find(signature: signature)
        } orValue: { value in
            value.isFiled(under: signature)
        }
    }

    /// The first registration, or value of a level, that is found here or in the ancestors.
    ///
    /// Not recursive, since a hierarchy may be deeper than the stack.
    ///
    /// - Parameters:
    ///   - find: Finds the registration in a registry.
    ///   - isFound: Whether the registration of a level's value is the one to find.
    @inline(__always)
    private func find(
        _ find: (borrowing Registry) -> Pinned<Registration>?,
        orValue isFound: (Registration) -> Bool
    ) -> Pinned<Registration>? {
        find(registrar.registry) ?? findOutward(find, orValue: isFound)
    }

    /// Continues a search with the value of this container's level, then with the ancestors.
    @inline(__always)
    private func findOutward(
        _ find: (borrowing Registry) -> Pinned<Registration>?,
        orValue isFound: (Registration) -> Bool
    ) -> Pinned<Registration>? {
        // Each container owns the registration of its value.
        if let levelValue, isFound(levelValue) { return Pinned(levelValue) }
        return firstInSearchedAncestors { container in
            if let registration = find(container.registrar.registry) { return registration }
            guard let value = container.levelValue, isFound(value) else { return nil }
            return Pinned(value)
        }
    }
}

extension Core {
    /// Returns the fallback that has a registration under a key.
    ///
    /// The caller must be pinned.
    ///
    /// The search is ordered: the fallbacks of this container come before those of its ancestors, and each fallback
    /// comes before its own fallbacks.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of reachable containers.
    func fallback(for key: RegistrationKey) -> Core? {
        guard mayFallBack else { return nil }
        for container in lineage {
            for fallback in container.fallbacks {
                if fallback.find(key) != nil { return fallback }
                if let further = fallback.fallback(for: key) { return further }
            }
        }
        return nil
    }

    /// This container and its ancestors, each followed by its fallbacks.
    var reachable: [Core] {
        lineage.flatMap { container in [container] + container.fallbacks.flatMap(\.reachable) }
    }
}
