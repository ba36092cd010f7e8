/// The constants of a program, which may name registrations or hold levels.
struct ConstantTable {
    struct Entry {
        let file: Program.File.Index
        let constant: DeclaredConstant
    }

    private let table: TypeTable

    /// The constants, by owner, then by name.
    private var members: [String: [String: [Entry]]] = [:]

    /// The number of variables outside of bodies, by name.
    private var counts: [String: Int] = [:]

    init(_ table: TypeTable) {
        self.table = table
        for (file, content) in table.program.files.indexed {
            for constant in content.declarations.constants {
                counts[constant.name, default: 0] += 1
                guard let owner = table.owner(ofMembersIn: constant.scope, file) else { continue }
                let entry = Entry(file: file, constant: constant)
                members[owner.id, default: [:]][constant.name, default: []].append(entry)
            }
        }
    }

    /// The registration name that a path of names refers to at its position.
    func name(at path: [String], in file: Program.File.Index, scope: LexicalScope.Index?) -> NameSpelling {
        entry(at: path, in: file, scope: scope)?.constant.text.map(NameSpelling.literal) ?? .expression
    }

    /// The constant that a path of names refers to at its position; `nil` if that is uncertain.
    func entry(at path: [String], in file: Program.File.Index, scope: LexicalScope.Index?) -> Entry? {
        path.count == 1 ? entry(ofGlobal: path[0], file, scope) : entry(ofMember: path, file, scope)
    }

    /// The static constants of a type outside of the sources.
    func members(ofExternal type: String) -> [Entry] { (members[".\(type)"] ?? [:]).values.flatMap(\.self) }

    /// Whether a type outside of the sources has a static member of a name.
    func hasMember(_ name: String, ofExternal type: String) -> Bool { members[".\(type)"]?[name] != nil }

    /// All constants.
    var entries: [Entry] { members.values.flatMap(\.values).flatMap(\.self) }

    /// A static constant, such as `Names.dog`.
    private func entry(ofMember path: [String], _ file: Program.File.Index, _ scope: LexicalScope.Index?)
        -> Entry?
    {
        guard let name = path.last, !isVariable(path[0]) else { return nil }
        let lookup = TypeLookup(table, file: file, scope: scope)
        switch lookup.find(path.dropLast().map { TypeSpelling.Name($0) }) {
        case .declared(let entry, isExact: true): return self.entry(of: name, in: entry.id, file)
        case .external(["String"], isExact: true):
            // Where an optional is expected, implicit members of 'Optional' are found, too.
            return members[".Optional"]?[name] == nil ? entry(of: name, in: ".String", file) : nil
        case .external(let type, _) where type == [DeclaredLevel.typeName] || type == [Vocabulary.scope]:
            return entry(of: name, in: ".\(type[0])", file)
        default: return nil
        }
    }

    /// A global constant; `nil` if the name may be a member of a type.
    private func entry(ofGlobal name: String, _ file: Program.File.Index, _ scope: LexicalScope.Index?)
        -> Entry?
    {
        guard counts[name] == 1, !Self.implicitVariables.contains(name), !mayBeMember(name, file, scope)
        else { return nil }
        let module = table.program.files[file].module
        return entry(of: name, in: module, file)
    }

    private func entry(of name: String, in owner: String, _ file: Program.File.Index) -> Entry? {
        guard let entries = members[owner]?[name] else { return nil }
        let module = table.program.files[file].module
        let visible = entries.filter { entry in
            table.isVisible(entry.constant.access, declaredIn: entry.file, from: file)
                && table.program.reach.reaches(table.program.files[entry.file].module, from: module)
        }
        guard visible.count == 1, let entry = visible.first else { return nil }
        return entry.constant.isStatic && !entry.constant.isConditional ? entry : nil
    }

    /// Whether a variable outside of bodies has a name; lowercase types may have it, too.
    private func isVariable(_ name: String) -> Bool { counts[name] != nil }

    /// Whether an enclosing type may inherit a member with a name from an unread type.
    private func mayBeMember(_ name: String, _ file: Program.File.Index, _ scope: LexicalScope.Index?) -> Bool
    {
        let declarations = table.program.files[file].declarations
        var next = scope
        while let current = next {
            let lexical = declarations.scopes[current]
            switch lexical.kind {
            case .local: break
            case .type(let place): if !declarations.types[place].inherited.isEmpty { return true }
            case .extension(let type):
                guard let path = type.path, Vocabulary.resolvingTypes.contains(path),
                    !Self.propertiesOfContainers.contains(name)
                else { return true }
            }
            next = lexical.parent
        }
        return false
    }

    /// The implicitly declared variables of bodies.
    private static let implicitVariables: Set<String> = ["newValue", "oldValue", "error"]

    /// The properties of containers and resolvers whose type is `String`.
    private static let propertiesOfContainers: Set<String> = ["description", "debugDescription"]
}

extension Program {
    /// The program with the registration names that constants hold.
    func withNames(of constants: ConstantTable) -> Program {
        var program = self
        for place in files.indices where files[place].declarations.hasReferencesToNames {
            program.files[place] = files[place].edited { declarations in
                declarations.editNames { name, scope in
                    guard case .reference(let path) = name else { return }
                    name = constants.name(at: path, in: place, scope: scope)
                }
            }
        }
        return program
    }
}

extension FileDeclarations {
    /// Whether a registration name may be the value of a constant.
    var hasReferencesToNames: Bool {
        components.contains(where: \.hasReferencesToNames)
            || registrations.contains { $0.keys.contains { $0.name.isReference } }
            || lists.contains { $0.provided?.contains { $0.name.isReference } == true }
            || overrides.contains { $0.name.isReference } || requests.contains { $0.name.isReference }
    }

    /// Edits all registration names, each with its scope.
    mutating func editNames(_ edit: (inout NameSpelling, LexicalScope.Index?) -> Void) {
        for place in components.indices {
            let scope = components[place].scope
            let inner = components[place].isFunction ? scope : components[place].innerScope
            edit(&components[place].registrationName, scope)
            for making in components[place].makings.indices {
                for dependency in components[place].makings[making].dependencies.indices {
                    edit(&components[place].makings[making].dependencies[dependency].name, inner)
                }
            }
        }
        for place in registrations.indices {
            let scope = registrations[place].scope
            for key in registrations[place].keys.indices { edit(&registrations[place].keys[key].name, scope) }
        }
        for place in lists.indices {
            for key in lists[place].provided?.indices ?? 0..<0 {
                edit(&lists[place].provided![key].name, nil)
            }
        }
        for place in overrides.indices { edit(&overrides[place].name, overrides[place].scope) }
        for place in requests.indices { edit(&requests[place].name, requests[place].scope) }
    }
}

extension DeclaredComponent {
    fileprivate var hasReferencesToNames: Bool {
        registrationName.isReference
            || makings.contains { making in making.dependencies.contains { $0.name.isReference } }
    }
}

extension NameSpelling {
    fileprivate var isReference: Bool {
        if case .reference = self { true } else { false }
    }
}
