/// Finds what a name in a source means, as the compiler does.
struct TypeLookup {
    /// What a name means.
    enum Result {
        /// A declared type, by a way on which nothing was left open if `isExact`.
        case declared(TypeTable.Entry, isExact: Bool)

        /// A declared alias that stands for something else than one declared type, and what its declaration says.
        case aliased(ResolvedType, TypeSpelling, TypeLookup)

        /// Nothing that is declared in the sources.
        case external

        /// A parameter of a generic type, or something else that depends on its use.
        case dependent
    }

    let table: TypeTable
    let file: Int

    /// The scope in which the name stands; nil for the file.
    let scope: Int?

    /// How many aliases have been followed, which may run in a circle.
    private let depth: Int

    init(_ table: TypeTable, file: Int, scope: Int?, depth: Int = 0) {
        self.table = table
        self.file = file
        self.scope = scope
        self.depth = depth
    }

    /// What a spelling without further parts means.
    func find(_ spelling: TypeSpelling) -> Result {
        guard case .named(let names) = spelling else { return .dependent }
        return find(names)
    }

    /// What names mean, each of which is a member of what the ones before mean.
    func find(_ names: [TypeSpelling.Name]) -> Result {
        guard let first = names.first, depth < 16 else { return .dependent }
        var rest = names.dropFirst()
        var result: Result
        if first.text == "Self" {
            result = rest.isEmpty ? dynamicSelf : surroundingType
        } else {
            result = findUnqualified(first.text)
            if case .external = result, let second = rest.first, table.program.modules[first.text] != nil {
                rest = rest.dropFirst()
                result = choose(table.members(of: first.text, named: second.text, from: file))
            }
        }
        for name in rest {
            switch result {
            case .declared(let entry, let isExact):
                result = member(name.text, of: entry, isExact: isExact)
            case .aliased: return .dependent
            case .external, .dependent: return result
            }
        }
        return result
    }

    /// What an alias stands for, and where that is spelled; nil for all other types.
    func aliased(_ spelling: TypeSpelling) -> (TypeSpelling, TypeLookup)? {
        guard
            case .named(let names) = spelling, spelling.arguments.isEmpty,
            case .aliased(_, let target, let lookup) = find(names)
        else { return nil }
        return (target, lookup)
    }

    /// The type whose members the place is among, declared or not.
    var surroundingResolvedType: ResolvedType {
        let declarations = table.program.files[file].declarations
        if let scope, case .extension(let type) = declarations.scopes[scope].kind {
            return TypeLookup(table, file: file, scope: nil).resolve(type)
        }
        return resolve(surroundingType, [TypeSpelling.Name("Self")])
    }

    /// The type that `Self` means, if that is the type around it and not one that inherits from it or conforms to it.
    private var dynamicSelf: Result {
        guard case .declared(let entry, let isExact) = surroundingType else { return .dependent }
        let mayBeOther =
            entry.type.isProtocol
            || entry.type.isClass && table.program.inheritedNames.contains(entry.type.name)
        return mayBeOther ? .dependent : .declared(entry, isExact: isExact)
    }

    /// The type whose members the place is among.
    private var surroundingType: Result {
        var next = scope
        while let current = next {
            let declarations = table.program.files[file].declarations
            switch declarations.scopes[current].kind {
            case .type(let index):
                let type = declarations.types[index]
                guard let owner = table.owner(ofMembersIn: type.scope, file) else { return .dependent }
                return choose(table.members(of: owner, named: type.name, from: file))
            case .extension(let type): return TypeLookup(table, file: file, scope: nil).find(type)
            case .local: next = declarations.scopes[current].parent
            }
        }
        return .dependent
    }

    private func findUnqualified(_ name: String) -> Result {
        let declarations = table.program.files[file].declarations
        var next = scope
        while let current = next {
            let lexical = declarations.scopes[current]
            if lexical.genericParameters.contains(name) { return .dependent }
            switch lexical.kind {
            case .local:
                let found = table.members(of: "\(file)#\(current)", named: name, from: file)
                if !found.isEmpty { return choose(found) }
            case .type, .extension:
                if let found = findMember(name, around: current) { return found }
            }
            next = lexical.parent
        }
        for module in table.visibleModules(in: file) {
            let found = table.members(of: module, named: name, from: file)
            if !found.isEmpty { return choose(found) }
        }
        return mayBeMemberOfExternalType(name) ? .dependent : .external
    }

    /// Whether a name that nothing declares may be a member or a generic parameter of a type that is extended here.
    private func mayBeMemberOfExternalType(_ name: String) -> Bool {
        guard !KnownNames.types.contains(name) else { return false }
        let scopes = table.program.files[file].declarations.scopes
        var next = scope
        while let current = next {
            if case .extension(let type) = scopes[current].kind, case .named(let names) = type,
                let extended = names.last?.text,
                !KnownNames.types.contains(extended) || KnownNames.genericTypes.contains(extended),
                case .external = TypeLookup(table, file: file, scope: nil).find(type)
            {
                return true
            }
            next = scopes[current].parent
        }
        return false
    }

    /// What a name means among the members in a scope; nil if it means none of them.
    private func findMember(_ name: String, around scope: Int) -> Result? {
        let declarations = table.program.files[file].declarations
        let lexical = declarations.scopes[scope]
        if case .extension(let type) = lexical.kind {
            guard case .declared(let entry, _) = TypeLookup(table, file: file, scope: nil).find(type) else {
                return nil
            }
            if isParameter(name, of: entry) { return .dependent }
            return inheritedMember(name, of: entry, 0)
        }
        guard case .type(let index) = lexical.kind, let owner = table.owner(of: scope, in: file) else {
            return nil
        }
        let found = table.members(of: owner, named: name, from: file)
        if !found.isEmpty { return choose(found) }
        let type = declarations.types[index]
        let entry = TypeTable.Entry(id: owner, file: file, place: index, type: type)
        return inheritedMember(name, of: entry, 0)
    }

    private func member(_ name: String, of entry: TypeTable.Entry, isExact: Bool) -> Result {
        guard let found = inheritedMember(name, of: entry, 0) else { return .dependent }
        if case .declared(let entry, let isFoundExactly) = found {
            return .declared(entry, isExact: isExact && isFoundExactly)
        }
        return found
    }

    /// A member that a type declares or inherits.
    private func inheritedMember(_ name: String, of entry: TypeTable.Entry, _ level: Int) -> Result? {
        let found = table.members(of: entry.id, named: name, from: file)
        if !found.isEmpty { return choose(found) }
        guard level < 8 else { return nil }
        for spelling in entry.type.inherited {
            let lookup = TypeLookup(table, file: entry.file, scope: entry.type.scope, depth: depth + 1)
            guard case .declared(let inherited, _) = lookup.find(spelling) else { continue }
            if let found = inheritedMember(name, of: inherited, level + 1) { return found }
        }
        return nil
    }

    private func isParameter(_ name: String, of entry: TypeTable.Entry) -> Bool {
        guard let scope = entry.type.innerScope else { return false }
        return table.program.files[entry.file].declarations.scopes[scope].genericParameters.contains(name)
    }

    /// What is meant of several declarations, of which conditional ones leave it open.
    private func choose(_ entries: [TypeTable.Entry]) -> Result {
        guard let entry = entries.first else { return .external }
        let isExact = entries.count == 1 && !entry.type.isConditional
        switch entry.type.kind {
        case .class, .nominal, .protocol: return .declared(entry, isExact: isExact)
        case .dependent: return .dependent
        case .alias(let spelling):
            guard isExact else { return .dependent }
            let lookup = TypeLookup(table, file: entry.file, scope: entry.type.scope, depth: depth + 1)
            let result = lookup.find(spelling)
            if case .declared(let target, _) = result, spelling.arguments.isEmpty, !target.type.isGeneric {
                return result
            }
            return .aliased(lookup.resolve(spelling), spelling, lookup)
        }
    }
}
