import Ampoule

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
    func name(of component: any Any.Type, kind: String?) -> String {
        let name = name(of: component)
        // The type generated for a function is named after it.
        return kind == "function" ? String(name.trimmingPrefix("__provided_")) : name
    }

    /// Makes an identifier that no node has yet.
    mutating func identifier(
        _ type: String,
        for key: RegistrationKey
    ) -> ComponentGraph.Node.ID {
        let arguments = key.argumentTypes.map(name)
        let plain = ComponentGraph.Node.ID(type, arguments: arguments, name: key.name).rawValue
        let option = key.option.map { key.isContribution ? " \($0)" : " with option \($0)" }
        let text = plain + (option ?? "")
        var identifier = ComponentGraph.Node.ID(rawValue: text)
        var number = 2
        while !identifiers.insert(identifier).inserted {
            identifier = ComponentGraph.Node.ID(rawValue: "\(text) (\(number))")
            number += 1
        }
        return identifier
    }
}
