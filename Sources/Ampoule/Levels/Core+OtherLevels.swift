/// Finds registrations for levels that a container is not inside.
extension Core {
    /// Whether a key is registered here or around, but only for levels that this container is not inside.
    ///
    /// - Complexity: O(*n* *m*), where *n* is the number of levels and *m* that of ancestors; O(1) in programs without levels.
    func isRegisteredForAnotherLevel(_ key: RegistrationKey) -> Bool {
        LevelIdentity.registered.contains { level in isOnly(key, in: level) }
    }

    /// The levels that this container is not inside, and for which it or an ancestor has a registration under a key.
    func otherLevels(with key: RegistrationKey) -> [LevelIdentity] {
        LevelIdentity.registered.filter { level in isOnly(key, in: level) }.sorted { $0.name < $1.name }
    }

    private func isOnly(_ key: RegistrationKey, in level: LevelIdentity) -> Bool {
        isOutside(level) && isRegistered(key, for: level)
    }

    private func isOutside(_ level: LevelIdentity) -> Bool { nearestContainer(at: level) == nil }

    /// Whether this container or an ancestor has a registration under a key for the containers of a level.
    func isRegistered(_ key: RegistrationKey, for level: LevelIdentity) -> Bool {
        let level = LevelReference(level)
        return lineage.contains { $0.registrar.registry.registration(for: key, at: level) != nil }
    }
}

/// The levels inside that of a container, for those who read what is registered for them without opening one.
extension Core {
    /// The inner levels that this container or an ancestor has registrations for, the outermost first.
    var registeredInnerLevels: [LevelIdentity] {
        LevelIdentity.inside(innermostLevel).filter { level in
            let isRegisteredFor = { (container: Core) in
                !container.registrations(for: LevelReference(level)).isEmpty
            }
            return level.hasRegistrations && isOutside(level) && lineage.contains(where: isRegisteredFor)
        }
    }

    /// A container of each inner level that something is registered for, without a value, each after the one that it is inside.
    var containersOfInnerLevels: [Container] {
        var containers: [ObjectIdentifier: Container] = [:]
        return registeredInnerLevels.map { level in
            let around = sequence(first: level) { $0.outer }.dropFirst()
            let outer = around.lazy.compactMap { containers[ObjectIdentifier($0)]?.core }.first
            let container = Container(openedIn: outer ?? self, at: level, value: nil)
            containers[ObjectIdentifier(level)] = container
            return container
        }
    }
}
