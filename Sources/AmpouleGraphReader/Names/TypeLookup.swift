/// Looks up names in sources, as the compiler does.
struct TypeLookup {
    /// The meaning of a name.
    enum Result {
        /// A declared type; if `isExact`, no step of the lookup was ambiguous.
        case declared(TypeTable.Entry, isExact: Bool)

        /// A declared alias of anything but one declared type, with the spelling of its declaration.
        case aliased(ResolvedType, TypeSpelling, TypeLookup)

        /// A type that the sources don't declare, with its names except that of the module.
        case external([String], isExact: Bool)

        /// A generic parameter, or another type that depends on its use.
        case dependent
    }

    let table: TypeTable
    let file: Program.File.Index

    /// The scope of the name; `nil` for the file.
    let scope: LexicalScope.Index?

    /// The number of aliases followed so far, which may form a cycle.
    let depth: Int

    init(_ table: TypeTable, file: Program.File.Index, scope: LexicalScope.Index?, depth: Int = 0) {
        self.table = table
        self.file = file
        self.scope = scope
        self.depth = depth
    }

    /// The meaning of a spelling that consists of names only.
    func find(_ spelling: TypeSpelling) -> Result {
        guard case .named(let names) = spelling else { return .dependent }
        return find(names)
    }

    /// The meaning of a path of names, each a member of the one before.
    func find(_ names: [TypeSpelling.Name]) -> Result {
        guard let first = names.first, depth < 16 else { return .dependent }
        var rest = names.dropFirst()
        var result: Result
        if let module = first.module {
            result = findInModule(module, first.text)
        } else if first.text == "Self" {
            result = rest.isEmpty ? dynamicSelf : surroundingType
        } else {
            result = findUnqualified(first.text)
            if case .external = result, let second = rest.first, isModule(first.text) {
                rest = rest.dropFirst()
                result = findInModule(first.text, second.text)
            }
        }
        for name in rest {
            switch result {
            case .declared(let entry, let isExact):
                result = member(name.text, of: entry, isExact: isExact)
            case .external(let path, let isExact):
                let found = table.members(
                    of: "." + path.joined(separator: "."),
                    named: name.text,
                    from: file
                )
                result = found.isEmpty ? .external(path + [name.text], isExact: isExact) : choose(found)
            case .aliased, .dependent: return .dependent
            }
        }
        return result
    }

    /// The type of an alias, and the scope of its spelling; `nil` for all other types.
    func aliased(_ spelling: TypeSpelling) -> (TypeSpelling, TypeLookup)? {
        guard
            case .named(let names) = spelling, spelling.arguments.isEmpty,
            case .aliased(_, let target, let lookup) = find(names)
        else { return nil }
        return (target, lookup)
    }

    /// The type around the position, declared or not.
    var surroundingResolvedType: ResolvedType {
        let content = table.program.files[file]
        if let scope, case .extension(let type) = content.declarations.scopes[scope].kind {
            return TypeLookup(table, file: file, scope: nil).resolve(type)
        }
        return resolve(surroundingType, [TypeSpelling.Name("Self")])
    }

    /// The type that `Self` means, unless it may be a subclass or a conforming type.
    private var dynamicSelf: Result {
        guard case .declared(let entry, let isExact) = surroundingType else { return .dependent }
        let mayBeOther =
            entry.type.isProtocol
            || entry.type.isClass && table.program.inheritedNames.contains(entry.type.name)
        return mayBeOther ? .dependent : .declared(entry, isExact: isExact)
    }

    /// The type around the position.
    private var surroundingType: Result {
        var next = scope
        while let current = next {
            let content = table.program.files[file]
            switch content.declarations.scopes[current].kind {
            case .type(let index):
                let type = content.declarations.types[index]
                guard let owner = table.owner(ofMembersIn: type.scope, file) else { return .dependent }
                return choose(table.members(of: owner.id, named: type.name, from: file))
            case .extension(let type): return TypeLookup(table, file: file, scope: nil).find(type)
            case .local: next = content.declarations.scopes[current].parent
            }
        }
        return .dependent
    }

    // MARK: - Unqualified names

    /// The meaning of an unqualified name.
    ///
    /// As in the compiler, a member from a protocol is found last, after the declarations of other modules.
    private func findUnqualified(_ name: String) -> Result {
        let (found, isOpen) = findInScopes(name, withProtocols: false)
        if let found { return found }
        let result = findInFile(name)
        guard case .external(let path, _) = result else { return isOpen ? result.opened : result }
        let (inherited, mayInherit) = findInScopes(name, withProtocols: true)
        // Unread modules may declare a type with the name; the standard library declares the well-known ones.
        if KnownNames.isKnown(name) { return .external(path, isExact: !mayInherit && inherited == nil) }
        let mayBeExternal = table.imports.hasUnreadImports(file)
        if let inherited { return mayBeExternal ? inherited.opened : inherited }
        return mayBeMemberOfExternalType ? .dependent : .external(path, isExact: !mayInherit)
    }

    /// Whether an undeclared name may be a member or a generic parameter of the extended type.
    private var mayBeMemberOfExternalType: Bool {
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

    /// The meaning of a name in the surrounding scopes, and whether an unread type may have such a member.
    private func findInScopes(_ name: String, withProtocols: Bool) -> (found: Result?, isOpen: Bool) {
        let content = table.program.files[file]
        var next = scope
        var isOpen = false
        while let current = next {
            let lexical = content.declarations.scopes[current]
            if lexical.genericParameters.contains(name) { return (.dependent, false) }
            switch lexical.kind {
            case .local:
                let found = table.members(of: "\(file)#\(current)", named: name, from: file)
                if !found.isEmpty { return (isOpen ? choose(found).opened : choose(found), isOpen) }
            case .type, .extension:
                switch findMember(name, around: current, withProtocols: withProtocols) {
                case .found(let result): return (isOpen ? result.opened : result, isOpen)
                case .open: isOpen = true
                case .none: break
                }
            }
            next = lexical.parent
        }
        return (nil, isOpen)
    }

    /// The meaning of a name among the members in a scope.
    private func findMember(_ name: String, around scope: LexicalScope.Index, withProtocols: Bool) -> Member {
        let content = table.program.files[file]
        switch content.declarations.scopes[scope].kind {
        case .extension(let type):
            let lookup = TypeLookup(table, file: file, scope: nil, depth: depth + 1)
            if case .declared(let entry, _) = lookup.find(type) {
                if isParameter(name, of: entry) { return .found(.dependent) }
                return member(name, of: entry, withProtocols: withProtocols)
            }
            guard let owner = table.owner(of: scope, in: file) else { return .open }
            let found = table.members(of: owner.id, named: name, from: file)
            if !found.isEmpty { return .found(choose(found)) }
            return owner.path.allSatisfy(KnownNames.memberlessTypes.contains) ? .none : .open
        case .type(let index):
            guard let entry = table.entry(of: index, in: file) else { return .open }
            return member(name, of: entry, withProtocols: withProtocols)
        case .local: return .none
        }
    }

    private func isParameter(_ name: String, of entry: TypeTable.Entry) -> Bool {
        let scopes = table.program.files[entry.file].declarations.scopes
        var next = entry.type.innerScope
        while let current = next {
            if scopes[current].genericParameters.contains(name) { return true }
            if case .extension(let type) = scopes[current].kind {
                let lookup = TypeLookup(table, file: entry.file, scope: nil, depth: depth + 1)
                guard case .declared(let outer, _) = lookup.find(type) else { return false }
                return lookup.isParameter(name, of: outer)
            }
            next = scopes[current].parent
        }
        return false
    }

    // MARK: - Members

    /// The meaning of a member of a type.
    private enum Member {
        case found(Result)

        /// The type has no such member.
        case none

        /// No member was found, but the type inherits from unread types.
        case open
    }

    private func member(_ name: String, of entry: TypeTable.Entry, isExact: Bool) -> Result {
        guard case .found(let result) = member(name, of: entry, withProtocols: true) else {
            return .dependent
        }
        return isExact ? result : result.opened
    }

    /// A member that a type declares or inherits.
    ///
    /// - Parameter withProtocols: Whether members from the type's protocols count. If the type is a protocol itself,
    ///   they always count.
    private func member(_ name: String, of entry: TypeTable.Entry, withProtocols: Bool) -> Member {
        var isOpen = false
        var known: Set<String> = []
        var pending: [(Supertype, isCertain: Bool)] = [(.declared(entry), true)]
        var next = 0
        while next < pending.count {
            let (supertype, isCertain) = pending[next]
            next += 1
            switch supertype {
            case .declared(let inherited):
                guard known.insert(inherited.id).inserted else { continue }
                let found = table.members(of: inherited.id, named: name, from: file)
                if !found.isEmpty { return .found(isCertain ? choose(found) : choose(found).opened) }
                if withProtocols || inherited.type.isProtocol {
                    pending += table.supertypes(of: inherited).map { ($0, isCertain) }
                    pending += table.conformances(of: inherited).map { ($0, false) }
                } else if inherited.type.isClass, let first = table.supertypes(of: inherited).first,
                    !first.isProtocol
                {
                    pending.append((first, isCertain))
                }
            case .external(let path):
                switch externalMember(name, of: path) {
                case .found(let result): return .found(result)
                case .open: isOpen = true
                case .none: break
                }
            case .unknown: isOpen = true
            }
        }
        return isOpen ? .open : .none
    }

    /// A member of a type that is not declared in the sources.
    private func externalMember(_ name: String, of path: [String]) -> Member {
        guard path.count == 1, let members = KnownNames.memberTypes[path[0]] else { return .open }
        return members.contains(name) ? .found(.dependent) : .none
    }

    // MARK: - Names in modules

    private func isModule(_ name: String) -> Bool {
        table.program.modules[name] != nil && table.imports.canName(name, from: file)
            || KnownNames.modules.contains(name) || table.imports.unreadModules(of: file).contains(name)
    }

    /// The meaning of a name at file scope.
    private func findInFile(_ name: String) -> Result {
        let own = table.members(of: table.program.files[file].module, named: name, from: file)
        if !own.isEmpty { return choose(own) }
        return choose(table.imports.routes(to: name, from: file), name)
    }

    private func findInModule(_ module: String, _ name: String) -> Result {
        guard table.program.modules[module] != nil else { return .external([name], isExact: true) }
        let own = table.members(of: module, named: name, from: file)
        if !own.isEmpty { return choose(own) }
        return choose(table.imports.routes(to: name, in: module, from: file), name)
    }

    /// Chooses among declarations of several modules.
    private func choose(_ routes: [ImportTable.Route], _ name: String) -> Result {
        var reaching = routes.filter { route in
            let isRead = table.program.modules[route.module] != nil
            return isRead ? !table.members(of: route.module, named: name, from: file).isEmpty : route.isScoped
        }
        if reaching.contains(where: \.isScoped) { reaching = reaching.filter(\.isScoped) }
        var modules = Set(reaching.map(\.module))
        if modules.count > 1 {
            modules = modules.filter { module in
                !modules.contains { other in
                    other != module && table.imports.isShadowed(module, by: other, from: file)
                }
            }
        }
        guard let module = modules.first else { return .external([name], isExact: true) }
        guard modules.count == 1 else { return .dependent }
        guard table.program.modules[module] != nil else { return .external([name], isExact: true) }
        let result = choose(table.members(of: module, named: name, from: file))
        return reaching.contains { $0.module == module && !$0.isConditional } ? result : result.opened
    }

    /// Chooses among several declarations; conditional ones leave the choice open.
    private func choose(_ entries: [TypeTable.Entry]) -> Result {
        guard let entry = entries.first else { return .dependent }
        let isExact = entries.count == 1 && !entry.type.isConditional
        switch entry.type.kind {
        case .class, .nominal, .protocol, .markerProtocol: return .declared(entry, isExact: isExact)
        case .dependent: return .dependent
        case .alias(let spelling):
            guard isExact else { return .dependent }
            let lookup = TypeLookup(table, file: entry.file, scope: entry.type.scope, depth: depth + 1)
            let result = lookup.find(spelling)
            if case .declared(let target, _) = result, !spelling.hasArguments, !target.type.isGeneric {
                return result
            }
            return .aliased(lookup.resolve(spelling), spelling, lookup)
        }
    }
}

extension TypeLookup.Result {
    /// This result for a name that may mean something else, too.
    fileprivate var opened: Self {
        switch self {
        case .declared(let entry, _): .declared(entry, isExact: false)
        case .external(let path, _): .external(path, isExact: false)
        case .aliased, .dependent: .dependent
        }
    }
}
