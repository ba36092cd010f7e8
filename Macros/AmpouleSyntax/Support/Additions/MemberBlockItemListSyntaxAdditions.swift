import SwiftIfConfig
import SwiftSyntax

extension MemberBlockItemListSyntax {
    /// The declarations that are compiled, those inside `#if` included.
    package func activeDeclarations(in configuration: (any BuildConfiguration)?) -> [DeclSyntax] {
        flatMap { member -> [DeclSyntax] in
            guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
            guard
                let configuration,
                let clause = conditional.activeClause(in: configuration).clause,
                case .decls(let declarations) = clause.elements
            else { return [] }
            return declarations.activeDeclarations(in: configuration)
        }
    }
}
