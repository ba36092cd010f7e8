import AmpouleGraph

/// The names of the types and nodes in a graph: short names, if those are unique.
struct GraphNames {
    private var shortNames: [ObjectIdentifier: String] = [:]
    private var types: [String: ObjectIdentifier] = [:]
    private var ambiguous: Set<String> = []
    private var identifiers: Set<ComponentGraph.Node.ID> = []

    /// Adds a type; add all types before naming one.
    mutating func note(_ type: Any.Type) {
        let identity = ObjectIdentifier(type)
        guard shortNames[identity] == nil else { return }
        let name = TypeName.short(type)
        shortNames[identity] = name
        if let other = types.updateValue(identity, forKey: name), other != identity { ambiguous.insert(name) }
    }

    /// The name of an added type.
    func name(of type: Any.Type) -> String {
        let name = shortNames[ObjectIdentifier(type)] ?? TypeName.short(type)
        return ambiguous.contains(name) ? TypeName.qualified(type) : name
    }

    /// The name of the component of a node.
    func name(of component: any Any.Type, kind: ComponentGraph.Node.Kind?) -> String {
        let name = name(of: component)
        // The type generated for a function is named after it.
        return kind == .function ? String(name.trimmingPrefix("__provided_")) : name
    }

    /// Makes an identifier that no node has yet.
    mutating func identifier(
        _ type: String,
        arguments: [String],
        name: String?,
        option: (any ServiceKeyOption)?
    ) -> ComponentGraph.Node.ID {
        let plain = ComponentGraph.Node.ID(type, arguments: arguments, name: name).rawValue
        let text =
            option.map { $0 is Contribution ? "\(plain) \($0)" : "\(plain) with option \($0)" } ?? plain
        var identifier = ComponentGraph.Node.ID(rawValue: text)
        var number = 2
        while !identifiers.insert(identifier).inserted {
            identifier = ComponentGraph.Node.ID(rawValue: "\(text) (\(number))")
            number += 1
        }
        return identifier
    }
}

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
