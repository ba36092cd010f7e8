/// A type that another one inherits, or conforms to.
enum Supertype {
    case declared(TypeTable.Entry)

    /// A type that no analyzed source declares, by its names.
    case external([String])

    /// A type that the sources don't determine.
    case unknown
}

extension Supertype {
    /// Whether this is certainly a protocol.
    var isProtocol: Bool {
        switch self {
        case .declared(let entry): entry.type.isProtocol
        case .external(let path): path.count == 1 && KnownNames.protocols[path[0]] != nil
        case .unknown: false
        }
    }
}

extension TypeLookup {
    /// The supertypes that a spelling adds to a type that inherits from it.
    func supertypes(_ spelling: TypeSpelling) -> [Supertype] {
        guard depth < 16 else { return [.unknown] }
        switch spelling {
        case .composition(let parts): return parts.flatMap(supertypes)
        case .other(let text) where text.hasPrefix("~"): return []
        case .named(let names):
            switch find(names) {
            case .declared(let entry, _): return [.declared(entry)]
            case .aliased(_, let target, let lookup): return lookup.supertypes(target)
            case .external(let path, _): return [.external(path)]
            case .dependent: return [.unknown]
            }
        case .tuple, .built, .other: return [.unknown]
        }
    }
}

/// The inherited protocols of a protocol, as far as compositions depend on them.
struct ProtocolAncestry {
    /// The keys of the inherited protocols.
    private(set) var keys: Set<String> = []

    /// Whether only classes conform to it.
    private(set) var isClassBound = false

    /// Whether it inherits an unread type.
    private(set) var isOpen = false

    init(_ entry: TypeTable.Entry, _ table: TypeTable) {
        var pending = table.supertypes(of: entry)
        while let next = pending.popLast() {
            switch next {
            case .declared(let entry):
                guard keys.insert(entry.id).inserted else { continue }
                if entry.type.isClass { isClassBound = true }
                pending += table.supertypes(of: entry)
            case .external(let path): add(path.joined(separator: "."))
            case .unknown: isOpen = true
            }
        }
    }

    /// The inherited protocols of a protocol that the sources do not declare.
    init(external name: String) {
        add(name)
        keys.remove(".\(name)")
    }

    private mutating func add(_ name: String) {
        guard let inherited = KnownNames.protocols[name] else {
            keys.insert(".\(name)")
            isOpen = true
            return
        }
        keys.insert(".\(name)")
        if KnownNames.classBoundProtocols.contains(name) { isClassBound = true }
        for name in inherited { add(name) }
    }
}
