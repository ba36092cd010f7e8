import SwiftSyntax

extension Syntax {
    /// Whether this declaration has explicit generic parameters or requirements.
    package var isGeneric: Bool {
        if asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil { return true }
        return self.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
    }
}
