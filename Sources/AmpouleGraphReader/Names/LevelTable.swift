import AmpouleGraph

/// A level of a program.
struct ProgramLevel {
    let name: String

    /// The type of its value; `nil` if it has none.
    let value: ResolvedType?

    /// The name of the level that it is opened inside; `nil` for the program.
    let outer: String?
    let file: Program.File.Index
    let position: Position
}

/// The levels that constants of a program hold.
struct LevelTable {
    /// The levels of which everything is known, by their names.
    private(set) var levels: [String: ProgramLevel] = [:]

    /// The places of levels that may have a value of any type.
    private(set) var unknown: [(file: Program.File.Index, Uncertainty)] = []

    /// The types of the values of levels of which something else is not known.
    private var possibleValues: [ResolvedType] = []

    private let constants: ConstantTable

    /// Whether the program declares no levels, known or not.
    var isEmpty: Bool { levels.isEmpty && unknown.isEmpty && possibleValues.isEmpty }

    init(_ table: TypeTable, _ constants: ConstantTable) {
        self.constants = constants
        let program = table.program
        let entries = constants.entries.filter { $0.constant.level != nil }
        for (file, content) in program.files.indexed where program.importsAmpoule(file) {
            for level in content.declarations.levelsInBodies {
                let lookup = TypeLookup(table, file: file, scope: level.scope)
                add(level.value, lookup, at: level.position)
            }
        }
        // A type of the program's own hides the library's.
        let isOtherType = program.files.contains { file in
            file.declarations.types.contains { $0.name == DeclaredLevel.typeName }
        }
        guard !isOtherType else { return }
        for entry in constants.members(ofExternal: DeclaredLevel.typeName)
        where entry.constant.isStatic && entry.constant.level == nil {
            add(nil, TypeLookup(table, file: entry.file, scope: nil), at: entry.constant.position)
        }
        let counts = entries.reduce(into: [String: Int]()) {
            $0[$1.constant.level?.name ?? "", default: 0] += 1
        }
        for entry in entries where program.importsAmpoule(entry.file) {
            if let level = level(of: entry, table), counts[level.name] == 1 {
                levels[level.name] = level
            } else {
                let lookup = TypeLookup(table, file: entry.file, scope: nil)
                add(entry.constant.level?.value, lookup, at: entry.constant.position)
            }
        }
        removeThoseInsideUnknown()
    }

    /// Adds a level of which not everything is known.
    private mutating func add(_ value: TypeSpelling?, _ lookup: TypeLookup, at position: Position) {
        let type = value.map(lookup.resolve)
        if let type, !type.isUnknown {
            possibleValues.append(type)
        } else {
            unknown.append((lookup.file, Uncertainty(position: position, reason: .unknownLevel)))
        }
    }

    /// The level that a path of names refers to at its position; `nil` if that is uncertain.
    func level(at path: [String], in file: Program.File.Index, scope: LexicalScope.Index?) -> ProgramLevel? {
        constants.entry(at: path, in: file, scope: scope)?.constant.level?.name.flatMap { levels[$0] }
    }

    /// The levels whose value is of a type, as far as equal spellings show it.
    func levels(withValue type: ResolvedType) -> [ProgramLevel] {
        levels.values.filter { $0.value?.key == type.key }.sorted { $0.name < $1.name }
    }

    /// Whether a value may be of a type although it is spelled differently, or belongs to a level that is not known.
    func mayHaveValue(_ type: ResolvedType) -> Bool {
        !unknown.isEmpty
            || possibleValues.contains { $0.key == type.key || $0.maySpell(type) }
            || levels.values.contains { level in
                level.value.map { $0.key != type.key && $0.maySpell(type) } ?? false
            }
    }

    private func level(of entry: ConstantTable.Entry, _ table: TypeTable) -> ProgramLevel? {
        let constant = entry.constant
        guard let declared = constant.level, let name = declared.name, let spelling = declared.value,
            constant.isStatic, !constant.isConditional
        else { return nil }
        let lookup = TypeLookup(table, file: entry.file, scope: nil)
        let value = lookup.resolve(spelling)
        let outer: String?
        switch declared.outer {
        case .program: outer = nil
        case .unknown: return nil
        case .level(let path):
            outer =
                constants.entry(at: path, in: entry.file, scope: entry.constant.scope)?.constant.level?.name
            if outer == nil { return nil }
        }
        guard !value.isUnknown else { return nil }
        return ProgramLevel(
            name: name,
            value: value.key == lookup.resolve(.tuple([])).key ? nil : value,
            outer: outer,
            file: entry.file,
            position: constant.position
        )
    }

    /// Leaves out levels that are opened inside one of which not everything is known, or inside themselves.
    private mutating func removeThoseInsideUnknown() {
        let all = levels
        for level in all.values {
            var names: Set<String> = []
            var next: String? = level.name
            while let name = next, let outer = all[name], names.insert(name).inserted { next = outer.outer }
            guard next != nil else { continue }
            levels[level.name] = nil
            if let value = level.value { possibleValues.append(value) }
        }
    }
}

extension ResolvedType {
    /// Whether this may be another type of the same name, spelled differently.
    fileprivate func maySpell(_ other: ResolvedType) -> Bool {
        (!isExact || !other.isExact) && !Set(lastNames).isDisjoint(with: other.lastNames)
    }
}
