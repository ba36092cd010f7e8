/// The names of the levels in a graph, each unique.
struct LevelNames {
    /// The scopes of the added levels, and of those around them.
    private(set) var scopes: [ObjectScope] = []

    /// Adds a level, and those around it.
    mutating func note(_ scope: ObjectScope) {
        guard !scopes.contains(where: { $0 === scope }) else { return }
        scopes.append(scope)
        if let outer = scope.level?.outer { note(outer) }
    }

    /// The name of an added level; with a number if levels of other values or other outer levels have the same name.
    func name(of scope: ObjectScope) -> String {
        let namesakes = scopes.filter { $0.description == scope.description }
        guard let index = namesakes.firstIndex(where: { $0 === scope }), index > 0 else {
            return scope.description
        }
        return "\(scope.description) (\(index + 1))"
    }
}
