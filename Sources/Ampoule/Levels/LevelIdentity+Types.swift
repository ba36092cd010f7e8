extension LevelIdentity {
    /// The identity of a level.
    ///
    /// - Complexity: O(1) on average.
    static func of<Level: ContainerLevel>(_ level: Level.Type) -> LevelIdentity {
        if let known = known(level) { return known }
        let outer = Level.Outer.self == ProgramLevel.self ? nil : of(Level.Outer.self)
        return known(level, named: TypeName.short(level), addingInside: outer)
    }

    /// The identity of the level whose value is of a type, if there is such a level.
    ///
    /// - Complexity: O(1) on average.
    static func ofValue(_ type: Any.Type) -> LevelIdentity? {
        guard let level = type as? any ContainerLevel.Type, type != ProgramLevel.self else { return nil }
        return of(level)
    }

    /// The identity of the level whose containers provide a type of themselves: their value, or what they are.
    ///
    /// - Complexity: O(1) on average.
    static func providing(_ type: Any.Type) -> LevelIdentity? {
        (type as? any AnyLevelContainer.Type)?.level ?? ofValue(type)
    }
}

/// A ``LevelContainer`` of any level.
private protocol AnyLevelContainer {
    static var level: LevelIdentity { get }
}

extension LevelContainer: AnyLevelContainer {
    fileprivate static var level: LevelIdentity { LevelIdentity.of(Level.self) }
}
