import AmpouleGraphScanner
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
            attributes: attributes.filter { !$0.isNamed("_exported") }.map(\.trimmedText)
                .joined(separator: " "),
            accessLevel: Access(node.modifiers)?.rawValue,
            target: [node.importKindSpecifier?.text, node.path.trimmedText].compactMap(\.self)
                .joined(separator: " ")
        )
    }
}

extension FileReader {
    /// Records an import.
    func add(_ declared: Import) {
        declarations.imports.append(declared)
        if declared.module == Vocabulary.moduleOfModules { importsModules = true }
    }
}

extension Import {
    /// An import that the parser doesn't see.
    init(_ leading: LeadingImport) {
        self.init(
            module: leading.path.split(separator: ".").first.map(String.init) ?? leading.path,
            declaration: nil,
            isExported: false,
            isTestable: false,
            spiGroups: [],
            isConditional: false,
            attributes: "",
            accessLevel: leading.access.flatMap(Access.init(modifier:))?.rawValue,
            target: leading.path
        )
    }
}

extension Access {
    fileprivate init?(modifier: String) {
        switch modifier {
        case "public": self = .public
        case "package": self = .package
        case "internal": self = .internal
        case "fileprivate": self = .fileprivate
        case "private": self = .private
        default: return nil
        }
    }
}
