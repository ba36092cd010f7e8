extension Container {
    /// Returns the fallback that has a registration under a key.
    ///
    /// The caller must be pinned.
    ///
    /// The search is ordered: the fallbacks of this container come before those of its ancestors, and each fallback
    /// comes before its own fallbacks.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of reachable containers.
    func fallback(for key: RegistrationKey) -> Container? {
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
    var reachable: [Container] {
        lineage.flatMap { container in [container] + container.fallbacks.flatMap(\.reachable) }
    }
}
