import AmpouleGraph

/// What the types and the nodes of a graph are called in it: by short names, as far as they differ.
struct GraphNames {
    private var shortNames: [ObjectIdentifier: String] = [:]
    private var types: [String: ObjectIdentifier] = [:]
    private var ambiguous: Set<String> = []
    private var identifiers: Set<ComponentGraph.Node.ID> = []

    /// Takes note of a type, before any is named.
    mutating func note(_ type: Any.Type) {
        let identity = ObjectIdentifier(type)
        guard shortNames[identity] == nil else { return }
        let name = TypeName.short(type)
        shortNames[identity] = name
        if let other = types.updateValue(identity, forKey: name), other != identity { ambiguous.insert(name) }
    }

    /// The name of a type that has been noted.
    func name(of type: Any.Type) -> String {
        let name = shortNames[ObjectIdentifier(type)] ?? TypeName.short(type)
        return ambiguous.contains(name) ? TypeName.qualified(type) : name
    }

    /// The name of the component of a node.
    func name(of component: any Any.Type, kind: ComponentGraph.Node.Kind?) -> String {
        let name = name(of: component)
        // The type that stands for a function is called after it.
        return kind == .function && name.hasPrefix("__") ? String(name.dropFirst(2)) : name
    }

    /// An identifier that no node has yet.
    mutating func identifier(
        _ type: String,
        arguments: [String],
        name: String?,
        option: (any ServiceKeyOption)?
    ) -> ComponentGraph.Node.ID {
        let plain = ComponentGraph.Node.ID(type, arguments: arguments, name: name).rawValue
        let text = option.map { "\(plain) with option \($0)" } ?? plain
        var identifier = ComponentGraph.Node.ID(rawValue: text)
        var number = 2
        while !identifiers.insert(identifier).inserted {
            identifier = ComponentGraph.Node.ID(rawValue: "\(text) (\(number))")
            number += 1
        }
        return identifier
    }
}
