import AmpouleSyntax

/// The types that the sources of a program declare, by their owners.
final class TypeTable {
    /// A declared type and its identity.
    final class Entry {
        let file: Program.File.Index

        /// The index of the type in its file.
        let place: DeclaredType.Index
        let type: DeclaredType

        /// The parent that declares it.
        let owner: Owner

        /// The type as the owner of its members.
        let asOwner: Owner

        init(
            file: Program.File.Index,
            place: DeclaredType.Index,
            type: DeclaredType,
            owner: Owner,
            asOwner: Owner
        ) {
            self.file = file
            self.place = place
            self.type = type
            self.owner = owner
            self.asOwner = asOwner
        }
    }

    /// A parent of types: a module, a type, or a body.
    struct Owner {
        /// The fully qualified name; for a private type, with its file.
        let id: String

        /// The module; `nil` for types declared outside of the analyzed sources.
        let module: String?

        /// The names of the types from the outermost one on; empty for a module or a body.
        let path: [String]

        /// The file that declares the outermost type, or that extends it; `nil` for a module.
        let file: Program.File.Index?

        /// The lowest access level of it and its owners.
        let access: Access

        /// The number of types in the path that have generic parameters.
        let genericDepth: Int

        /// Whether one of the types is a protocol.
        let isInProtocol: Bool
    }

    private(set) var program: Program
    let imports: ImportTable

    /// The types, by the identifier of their owner, then by name.
    private var members: [String: [String: [Entry]]] = [:]

    /// The identifiers of the declared types that have a name.
    private var namesakes: [String: [String: Entry]] = [:]

    /// The types, by file and index, as far as they have been added.
    private var entries: Column<Program.File, Column<DeclaredType, Entry?>>

    /// The extended types, by file and scope.
    private var extended: Column<Program.File, [LexicalScope.Index: Owner]>

    /// The types inherited by extensions, by the type's identifier, with the file.
    private var conformances: [String: [(file: Program.File.Index, spelling: TypeSpelling)]] = [:]

    /// The inherited types, by file and type; `nil` until all types are added.
    private var supertypes: Column<Program.File, Column<DeclaredType, [Supertype]>>?

    init(_ program: Program) {
        self.program = program
        imports = ImportTable(program)
        extended = Column(for: program.files) { _ in [:] }
        entries = Column(for: program.files) { file in
            Column(for: program.files[file].declarations.types) { _ in nil }
        }
        var pending: [(file: Program.File.Index, type: DeclaredType.Index)] = []
        for (place, content) in program.files.indexed {
            for type in content.declarations.types.indices {
                if content.declarations.isInExtension(content.declarations.types[type].scope) {
                    pending.append((place, type))
                } else {
                    _ = file(type, of: place, mayBeExternal: false)
                }
            }
        }
        // An extension may extend a type that another extension declares, so each round resolves more types. The
        // remaining ones extend external types, or types declared in such extensions.
        for mayBeExternal in [false, true] {
            var previous = Int.max
            while !pending.isEmpty, pending.count < previous {
                previous = pending.count
                pending = pending.filter { place in
                    !file(place.type, of: place.file, mayBeExternal: mayBeExternal)
                }
            }
        }
        for (file, content) in program.files.indexed {
            for declared in content.declarations.conformances {
                guard let owner = owner(of: declared.scope, in: file) else { continue }
                conformances[owner.id, default: []] += declared.inherited.map { (file, $0) }
            }
        }
        supertypes = Column(for: program.files) { file in
            Column(for: program.files[file].declarations.types) { type in
                entry(of: type, in: file).map(readSupertypes) ?? []
            }
        }
    }

    /// Reads the registration names that constants hold.
    func readNames(of constants: ConstantTable) {
        program = program.withNames(of: constants)
    }

    /// The type at an index of a file; `nil` if its owner is unknown.
    func entry(of place: DeclaredType.Index, in file: Program.File.Index) -> Entry? { entries[file][place] }

    /// The types that a type's own declaration inherits or conforms to.
    func supertypes(of entry: Entry) -> [Supertype] {
        supertypes?[entry.file][entry.place] ?? readSupertypes(of: entry)
    }

    /// The protocols that the extensions of a type add.
    func conformances(of entry: Entry) -> [Supertype] {
        (conformances[entry.id] ?? []).flatMap { conformance in
            TypeLookup(self, file: conformance.file, scope: nil).supertypes(conformance.spelling)
        }
    }

    private func readSupertypes(of entry: Entry) -> [Supertype] {
        let lookup = TypeLookup(self, file: entry.file, scope: entry.type.scope)
        return entry.type.inherited.flatMap { lookup.supertypes($0) }
    }

    /// The types with a name in a type, a module or a body.
    ///
    /// - Parameter file: The file that uses the name; types that aren't visible in it are omitted.
    func members(of owner: String, named name: String, from file: Program.File.Index) -> [Entry] {
        guard let entries = members[owner]?[name] else { return [] }
        return entries.filter { entry in isVisible(entry, from: file) }
    }

    /// The parent of the members in a scope; `nil` if it is unknown.
    func owner(of scope: LexicalScope.Index, in file: Program.File.Index) -> Owner? {
        owner(of: scope, in: file, mayBeExternal: true)
    }

    /// The displayed name of a type, qualified if several types have that name.
    func text(of entry: Entry) -> String {
        let namesakes = namesakes[entry.type.name] ?? [:]
        guard namesakes.count > 1, entry.owner.id.first?.isNumber != true else { return entry.type.name }
        let path = entry.path
        let isUnique = namesakes.values.allSatisfy { $0.id == entry.id || $0.path != path }
        return ((isUnique ? [] : [program.files[entry.file].module]) + path).joined(separator: ".")
    }

    /// The parent of declarations in a scope, or in the file if the scope is `nil`.
    func owner(ofMembersIn scope: LexicalScope.Index?, _ file: Program.File.Index) -> Owner? {
        owner(ofMembersIn: scope, file, mayBeExternal: true)
    }

    private func isVisible(_ entry: Entry, from file: Program.File.Index) -> Bool {
        guard isVisible(entry.type.access, declaredIn: entry.file, from: file) else { return false }
        let (home, groups) = (program.files[entry.file].module, entry.type.spiGroups)
        return groups.isEmpty || home == program.files[file].module
            || imports.canName(spi: groups, of: home, from: file)
    }

    /// Whether a file can name what another one declares.
    func isVisible(_ access: Access, declaredIn declaring: Program.File.Index, from file: Program.File.Index)
        -> Bool
    {
        if declaring == file { return true }
        if access < .internal { return false }
        let (home, other) = (program.files[declaring].module, program.files[file].module)
        if home == other { return true }
        if access == .internal { return imports.isTestable(home, from: file) }
        return access == .public || program.areInOnePackage(home, other)
    }

    private func owner(
        ofMembersIn scope: LexicalScope.Index?,
        _ file: Program.File.Index,
        mayBeExternal: Bool
    ) -> Owner? {
        guard let scope else {
            let module = program.files[file].module
            return Owner(
                id: module,
                module: module,
                path: [],
                file: nil,
                access: .public,
                genericDepth: 0,
                isInProtocol: false
            )
        }
        return owner(of: scope, in: file, mayBeExternal: mayBeExternal)
    }

    private func owner(of scope: LexicalScope.Index, in file: Program.File.Index, mayBeExternal: Bool)
        -> Owner?
    {
        let content = program.files[file]
        switch content.declarations.scopes[scope].kind {
        case .local:
            let module = program.files[file].module
            let id = "\(file)#\(scope)"
            return Owner(
                id: id,
                module: module,
                path: [],
                file: file,
                access: .private,
                genericDepth: 0,
                isInProtocol: false
            )
        case .type(let index):
            return entries[file][index]?.asOwner
        case .extension(let type):
            if let known = extended[file][scope] { return known }
            return owner(extendedAs: type, TypeLookup(self, file: file, scope: nil), mayBeExternal)
        }
    }

    private func owner(
        extendedAs type: TypeSpelling,
        _ lookup: TypeLookup,
        _ mayBeExternal: Bool
    ) -> Owner? {
        switch lookup.find(type) {
        case .declared(let entry, _): return entry.asOwner
        case .aliased(_, let target, let lookup): return owner(extendedAs: target, lookup, mayBeExternal)
        case .external(let path, _):
            guard mayBeExternal else { return nil }
            return Owner(
                id: "." + path.joined(separator: "."),
                module: nil,
                path: path,
                file: lookup.file,
                access: .public,
                genericDepth: path.contains(where: KnownNames.genericTypes.contains) ? 1 : 0,
                isInProtocol: path.contains { KnownNames.protocols[$0] != nil }
            )
        case .dependent: return nil
        }
    }

    private func entry(of index: DeclaredType.Index, _ file: Program.File.Index, in owner: Owner) -> Entry {
        let type = program.files[file].declarations.types[index]
        let module = program.files[file].module
        // Extensions in two modules may declare members with the same name.
        let origin = owner.module == module ? "" : "(\(module))"
        let privacy = type.isPrivate ? "@\(file)" : ""
        let asOwner = Owner(
            id: "\(owner.id).\(origin)\(type.name)\(privacy)",
            module: owner.module,
            path: owner.path + [type.name],
            file: owner.path.isEmpty ? file : owner.file,
            access: min(type.access, owner.access),
            genericDepth: owner.genericDepth + (type.isGeneric ? 1 : 0),
            isInProtocol: owner.isInProtocol || type.isProtocol
        )
        return Entry(file: file, place: index, type: type, owner: owner, asOwner: asOwner)
    }

    /// Adds a type if its owner is known.
    private func file(_ index: DeclaredType.Index, of file: Program.File.Index, mayBeExternal: Bool)
        -> Bool
    {
        let content = program.files[file]
        let type = content.declarations.types[index]
        if let scope = type.scope, case .extension = content.declarations.scopes[scope].kind,
            let owner = owner(of: scope, in: file, mayBeExternal: mayBeExternal)
        {
            extended[file][scope] = owner
        }
        guard let owner = owner(ofMembersIn: type.scope, file, mayBeExternal: mayBeExternal) else {
            return false
        }
        let entry = entry(of: index, file, in: owner)
        entries[file][index] = entry
        members[owner.id, default: [:]][type.name, default: []].append(entry)
        namesakes[type.name, default: [:]][entry.id] = entry
        return true
    }
}

extension TypeTable.Entry {
    /// Identifies the type.
    var id: String { asOwner.id }

    /// The names of the types from the outermost one on.
    var path: [String] { asOwner.path }
}

extension FileDeclarations {
    /// Whether a scope is inside an extension.
    fileprivate func isInExtension(_ scope: LexicalScope.Index?) -> Bool {
        var next = scope
        while let current = next {
            if case .extension = scopes[current].kind { return true }
            next = scopes[current].parent
        }
        return false
    }
}
