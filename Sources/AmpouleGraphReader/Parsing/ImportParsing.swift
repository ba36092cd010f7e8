import AmpouleSyntax
import SwiftSyntax

extension Import {
    /// Reads an import.
    init?(_ node: ImportDeclSyntax, isConditional: Bool) {
        guard let module = node.path.first?.name.textWithoutBackticks else { return nil }
        let attributes = node.attributes.attributes
        self.init(
            module: module,
            declaration: node.importKindSpecifier.flatMap { _ in node.path.last?.name.textWithoutBackticks },
            isExported: attributes.contains { $0.isNamed("_exported") },
            isTestable: attributes.contains { $0.isNamed("testable") },
            spiGroups: node.attributes.spiGroups,
            isConditional: isConditional,
            attributes: attributes.filter { !$0.isNamed("_exported") }.map(\.trimmedDescription)
                .joined(separator: " "),
            accessLevel: Access(node.modifiers)?.rawValue,
            target: [node.importKindSpecifier?.text, node.path.trimmedDescription].compactMap(\.self)
                .joined(separator: " ")
        )
    }
}
