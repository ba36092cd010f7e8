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
    let condition: Condition?

    /// The module.
    var module: String {
        let path = target.split(separator: " ").last ?? ""
        return String(path.prefix { character in character != "." })
    }

    fileprivate init(_ node: ImportDeclSyntax, under condition: Condition?) {
        let attributes = node.attributes.trimmedDescription
        self.attributes = attributes.isEmpty ? "" : attributes + " "
        access = Access(node.modifiers)
        let kind = node.importKindSpecifier.map { $0.text + " " } ?? ""
        target = kind + node.path.trimmedDescription
        self.condition = condition
    }
}

extension CodeBlockItemListSyntax {
    /// The imports, also those in an `#if`.
    var foundImports: [FoundImport] { foundImports(under: nil) }

    private func foundImports(under condition: Condition?) -> [FoundImport] {
        flatMap { item -> [FoundImport] in
            if let node = item.item.as(ImportDeclSyntax.self) { return [FoundImport(node, under: condition)] }
            guard let conditional = item.item.as(IfConfigDeclSyntax.self) else { return [] }
            return conditional.conditions.flatMap { clause, inner in
                clause.elements?.as(CodeBlockItemListSyntax.self)?
                    .foundImports(under: condition.map { $0.and(inner) } ?? inner) ?? []
            }
        }
    }
}
