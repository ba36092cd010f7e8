import AmpouleSyntax
import SwiftSyntax

/// An import of a file.
struct FoundImport: Hashable {
    /// The attributes, with a space behind them.
    let attributes: String

    /// The access level that the import states.
    let access: Access?

    /// The imported module or declaration, such as `Farm`, `struct Farm.Horse` or `Farm.Stable`.
    let target: String

    /// The condition of the `#if` around it; `nil` if it stands in none.
    let condition: String?

    /// The module.
    var module: String {
        let path = target.split(separator: " ").last ?? ""
        return String(path.prefix { character in character != "." })
    }

    fileprivate init(_ node: ImportDeclSyntax, under condition: String?) {
        let attributes = node.attributes.trimmedDescription
        self.attributes = attributes.isEmpty ? "" : attributes + " "
        access = Access(node.modifiers)
        let kind = node.importKindSpecifier.map { $0.text + " " } ?? ""
        target = kind + node.path.trimmedDescription
        self.condition = condition
    }
}

extension CodeBlockItemListSyntax {
    /// The imports, also those in `#if`s.
    ///
    /// - Parameter conditions: The conditions under which these items are compiled.
    func foundImports(under conditions: [String] = []) -> [FoundImport] {
        flatMap { item -> [FoundImport] in
            if let node = item.item.as(ImportDeclSyntax.self) {
                return [FoundImport(node, under: conditions.asCondition)]
            }
            guard let conditional = item.item.as(IfConfigDeclSyntax.self) else { return [] }
            return conditional.conditions.flatMap { clause, condition in
                clause.elements?.as(CodeBlockItemListSyntax.self)?
                    .foundImports(under: conditions + [condition]) ?? []
            }
        }
    }
}

extension IfConfigDeclSyntax {
    /// The clauses, each with what has to hold for it.
    var conditions: [(clause: IfConfigClauseSyntax, condition: String)] {
        var before: [String] = []
        return clauses.map { clause in
            let own = clause.condition.map { condition in "(\(condition.trimmedDescription))" }
            defer { own.map { before.append("!\($0)") } }
            return (clause, (before + [own].compactMap(\.self)).joined(separator: " && "))
        }
    }
}

extension [String] {
    /// The condition of an `#if` for code inside several; `nil` for none.
    var asCondition: String? { isEmpty ? nil : joined(separator: " && ") }
}

/// The imports of the file with the list: those that its arguments need, and that name extended types of other modules.
struct ImportLines {
    let text: String

    init(for components: [FoundComponent], _ list: FoundList, _ files: [SourceFile]) {
        let paths = Set([list.place.path] + components.filter(\.isInExtension).map(\.place.path))
        let all = files.flatMap(\.imports)
        let copied = files.filter { file in
            file.wholeLists.contains { paths.contains($0.place.path) }
                || file.components.contains { paths.contains($0.place.path) }
        }
        .flatMap(\.imports)
        let lines = copied.map { imported in Self.line(imported, among: all) }
        let own = lines.contains { line in line.contains("import Ampoule") } ? [] : ["import Ampoule"]
        text = Set(lines + own).sorted().joined(separator: "\n")
    }

    /// An import as the file has it.
    ///
    /// The code that macros write is no public use. If one import of a module states a level that isn't public, each has to.
    private static func line(_ imported: FoundImport, among all: [FoundImport]) -> String {
        let levels = all.filter { $0.module == imported.module }.compactMap(\.access)
        let modifier = levels.contains { $0 < .public } ? "internal " : ""
        let line = "\(imported.attributes)\(modifier)import \(imported.target)"
        return imported.condition.map { "#if \($0)\n\(line)\n#endif" } ?? line
    }
}
