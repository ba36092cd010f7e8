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

    /// Whether there are levels, or may be some, of which not everything is known.
    private(set) var hasUnknown: Bool

    private let constants: ConstantTable

    init(_ table: TypeTable, _ constants: ConstantTable) {
        self.constants = constants
        let program = table.program
        let entries = constants.entries.filter { $0.constant.level != nil }
        let isHidden = constants.members(ofExternal: DeclaredLevel.typeName).contains { entry in
            entry.constant.isStatic && (entry.constant.level == nil || entry.constant.isConditional)
        }
        let isOtherType = program.files.contains { file in
            file.declarations.types.contains { $0.name == DeclaredLevel.typeName }
        }
        hasUnknown =
            isHidden || isOtherType
            || program.files.contains { file in
                file.declarations.createsLevelsInBodies
            }
        guard !isOtherType else { return }
        let counts = entries.reduce(into: [String: Int]()) {
            $0[$1.constant.level?.name ?? "", default: 0] += 1
        }
        for entry in entries {
            guard let level = level(of: entry, table), counts[level.name] == 1,
                program.importsAmpoule(entry.file)
            else {
                hasUnknown = true
                continue
            }
            levels[level.name] = level
        }
        removeThoseInsideUnknown()
    }

    /// The level that a path of names refers to at its position; `nil` if that is uncertain.
    func level(at path: [String], in file: Program.File.Index, scope: LexicalScope.Index?) -> ProgramLevel? {
        constants.entry(at: path, in: file, scope: scope)?.constant.level?.name.flatMap { levels[$0] }
    }

    /// The levels whose value is of a type, as far as equal spellings show it.
    func levels(withValue type: ResolvedType) -> [ProgramLevel] {
        levels.values.filter { $0.value?.key == type.key }.sorted { $0.name < $1.name }
    }

    /// Whether a value may be of a type although it is spelled differently, or may be of any type.
    func mayHaveValue(_ type: ResolvedType) -> Bool {
        hasUnknown
            || levels.values.contains { level in
                guard let value = level.value, value.key != type.key else { return false }
                return (!value.isExact || !type.isExact)
                    && !Set(value.lastNames).isDisjoint(with: type.lastNames)
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
            hasUnknown = true
        }
    }
}
