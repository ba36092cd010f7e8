extension LevelScopes {
    /// The scope of a level that is a type.
    ///
    /// - Complexity: O(1) on average.
    static func scope<Level: LevelValue>(of level: Level.Type) -> ObjectScope {
        let hash = ObjectIdentifier(level).tableHash
        if let found = find(level, hash: hash) { return found }
        let outer = Level.Outer.self == ProgramLevel.self ? nil : scope(of: Level.Outer.self)
        return writing.withLock { _ in
            if let found = find(level, hash: hash) { return found }
            let scope = ObjectScope(level: TypeName.short(level), value: level, inside: outer)
            _ = Table.withSpace(in: table).insert(LevelScope(scope, hash: hash, isTyped: true)) { _ in false }
            return scope
        }
    }

    private static func find(_ level: Any.Type, hash: Int) -> ObjectScope? {
        table.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { table in
            table.find(hash: hash) { $0.isTyped && $0.scope.level?.value == level }?.object.scope
        }
    }
}
