import Ampoule

extension Core {
    /// A container of each inner level that something is registered for, without a value, each after the one that it is inside.
    var containersOfInnerLevels: [Container] {
        var containers: [Container] = []
        for level in registeredInnerLevels {
            let around = Array(sequence(first: level) { $0.outer })
            // The last one is the innermost.
            let outer = containers.last { container in
                around.contains { $0 == container.core.level }
            }
            containers.append((outer?.core ?? self).inner(at: level))
        }
        return containers
    }
}

extension LevelIdentity {
    /// The identity of the level whose containers provide a type of themselves: their value, or what they are.
    static func providing(_ type: Any.Type) -> LevelIdentity? {
        (type as? any AnyLevelContainer.Type)?.level ?? ofValue(type)
    }
}

/// A `LevelContainer` of any level.
private protocol AnyLevelContainer {
    static var level: LevelIdentity { get }
}

extension LevelContainer: AnyLevelContainer {
    fileprivate static var level: LevelIdentity { LevelIdentity(Level.self) }
}
