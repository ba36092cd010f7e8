/// The types that the sources of a program declare, by what they are members of.
struct TypeTable {
    /// A declared type, and what tells it apart from all others.
    struct Entry {
        /// The name with those of the module and the types around it; for one that is private its place, too.
        let id: String
        let file: Int

        /// The place of the type among those of its file.
        let place: Int
        let type: DeclaredType
    }

    let program: Program

    /// The types by the identifiers of what they are declared in, then by name.
    private var members: [String: [String: [Entry]]] = [:]

    /// How many declared types have a name.
    private var namesakes: [String: Int] = [:]

    /// The identifiers of what extensions extend, by file and scope.
    private var extended: [[Int: String]]

    /// The modules whose types a file can name, without its own.
    private let importedModules: [[String]]

    init(_ program: Program) {
        self.program = program
        extended = Array(repeating: [:], count: program.files.count)
        importedModules = Self.importedModules(of: program)
        var pending = program.files.indices.flatMap { file in
            program.files[file].declarations.types.indices.map { type in (file: file, type: type) }
        }
        // An extension may extend what another one declares, so each round knows more than the one before.
        var previous = Int.max
        while !pending.isEmpty, pending.count < previous {
            previous = pending.count
            pending = pending.filter { place in !file(place.type, of: place.file) }
        }
    }

    /// The types of a name among the members of a type, in a module, or in a body.
    ///
    /// - Parameter file: The file in which the name stands, where private types can be named.
    func members(of owner: String, named name: String, from file: Int) -> [Entry] {
        guard let entries = members[owner]?[name] else { return [] }
        return entries.filter { entry in !entry.type.isPrivate || entry.file == file }
    }

    /// What the members in a scope are members of; nil if that is not known.
    func owner(of scope: Int, in file: Int) -> String? {
        let declarations = program.files[file].declarations
        switch declarations.scopes[scope].kind {
        case .local:
            return "\(file)#\(scope)"
        case .type(let index):
            let type = declarations.types[index]
            return owner(ofMembersIn: type.scope, file).map { identifier(of: type, in: $0, file) }
        case .extension(let type):
            if let known = extended[file][scope] { return known }
            guard case .declared(let entry, _) = TypeLookup(self, file: file, scope: nil).find(type) else {
                return nil
            }
            return entry.id
        }
    }

    /// What people call a type: its name, or, where there are several of that name, with those around it.
    func text(of entry: Entry) -> String {
        guard namesakes[entry.type.name, default: 0] > 1 else { return entry.type.name }
        let path = entry.id.prefix { character in character != "@" }
        let module = program.files[entry.file].module
        return path.hasPrefix(module + ".") ? String(path.dropFirst(module.count + 1)) : entry.type.name
    }

    /// What declarations in a scope, or in the file where it is nil, are members of.
    func owner(ofMembersIn scope: Int?, _ file: Int) -> String? {
        guard let scope else { return program.files[file].module }
        return owner(of: scope, in: file)
    }

    /// The modules whose types a file can name, its own first.
    func visibleModules(in file: Int) -> [String] { importedModules[file] }

    private func identifier(of type: DeclaredType, in owner: String, _ file: Int) -> String {
        type.isPrivate ? "\(owner).\(type.name)@\(file)" : "\(owner).\(type.name)"
    }

    /// Files a type, if it is known by now what it is a member of.
    private mutating func file(_ index: Int, of file: Int) -> Bool {
        let declarations = program.files[file].declarations
        let type = declarations.types[index]
        if let scope = type.scope, case .extension = declarations.scopes[scope].kind,
            let owner = owner(of: scope, in: file)
        {
            extended[file][scope] = owner
        }
        guard let owner = owner(ofMembersIn: type.scope, file) else { return false }
        let entry = Entry(id: identifier(of: type, in: owner, file), file: file, place: index, type: type)
        members[owner, default: [:]][type.name, default: []].append(entry)
        namesakes[type.name, default: 0] += 1
        return true
    }

    private static func importedModules(of program: Program) -> [[String]] {
        var exports: [String: Set<String>] = [:]
        for file in program.files {
            let exported = file.declarations.imports.filter(\.isExported).map(\.module)
            exports[file.module, default: []].formUnion(exported)
        }
        return program.files.map { file in
            var found: [String] = []
            var pending = file.declarations.imports.map(\.module)
            while let next = pending.popLast() {
                guard program.modules[next] != nil, next != file.module, !found.contains(next) else {
                    continue
                }
                found.append(next)
                pending += exports[next] ?? []
            }
            return [file.module] + found
        }
    }
}
