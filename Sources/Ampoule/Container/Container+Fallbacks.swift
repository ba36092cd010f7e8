extension Container {
    /// The fallback that has a registration under a key; for announced readers only.
    ///
    /// Nearer ones come first: those of this container before those of its ancestors, and each before the
    /// fallbacks that it has itself.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of containers that can be reached.
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

    /// This container, its ancestors, and all fallbacks, those that are asked first coming first.
    var reachable: [Container] {
        lineage.flatMap { container in [container] + container.fallbacks.flatMap(\.reachable) }
    }
}
