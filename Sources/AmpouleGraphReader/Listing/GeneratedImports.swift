import AmpouleSyntax

/// The imports of the file that lists all components.
///
/// The file needs the imports of those files whose components it couldn't name otherwise.
struct GeneratedImports {
    private struct Line: Hashable {
        var attributes: String
        var target: String
        var module: String
        var isConditional: Bool
    }

    private let table: TypeTable
    private let module: String

    private var lines: Set<Line> = []

    /// Whether the file has a public function in an extension of a type of Ampoule.
    var isAmpoulePublic = false

    init(_ table: TypeTable, of module: String) {
        self.table = table
        self.module = module
    }

    /// Adds the import that names a component's outermost type, if another module declares that type.
    mutating func add(_ component: ProgramComponent, in owner: TypeTable.Owner) {
        guard owner.module != module, let root = owner.path.first else { return }
        let declared = table.program.files[component.file].declarations.imports
        for imported in declared where provides(imported, root, owner) {
            lines.insert(
                Line(
                    attributes: imported.attributes,
                    target: imported.target,
                    module: imported.module,
                    isConditional: imported.isConditional
                )
            )
        }
    }

    /// The lines of the file.
    var text: String {
        let ampoule = Line(attributes: "", target: "Ampoule", module: "Ampoule", isConditional: false)
        let sorted = lines.sorted { left, right in
            (left.module, left.target, left.attributes) < (right.module, right.target, right.attributes)
        }
        return ([ampoule] + sorted).map { line in
            let attributes = line.attributes.isEmpty ? "" : line.attributes + " "
            let text = "\(attributes)\(modifier(of: line.module))import \(line.target)"
            return line.isConditional ? "#if canImport(\(line.module))\n\(text)\n#endif" : text
        }.joined(separator: "\n")
    }

    /// Whether an import may be the one that makes a type visible in a file.
    private func provides(_ imported: Import, _ root: String, _ owner: TypeTable.Owner) -> Bool {
        guard imported.declaration == nil || imported.declaration == root else { return false }
        if let origin = owner.module {
            return imported.module == origin || table.imports.exports(of: imported.module).contains(origin)
        }
        guard table.program.modules[imported.module] == nil, !KnownNames.ownModules.contains(imported.module)
        else { return false }
        return !KnownNames.standardTypes.contains(root)
            && (!KnownNames.isKnown(root) || imported.module.hasPrefix("Foundation"))
    }

    /// The access level of an import.
    ///
    /// The code that macros write doesn't count as public use. If one file of a module states a level that isn't public,
    /// all files must state one.
    private func modifier(of imported: String) -> String {
        if imported == "Ampoule", isAmpoulePublic { return "public " }
        let files = table.program.files.filter { $0.module == module }
        let levels = files.flatMap { $0.declarations.imports }.filter { $0.module == imported }.compactMap(
            \.access
        )
        return levels.contains { $0 < .public } ? "internal " : ""
    }
}
