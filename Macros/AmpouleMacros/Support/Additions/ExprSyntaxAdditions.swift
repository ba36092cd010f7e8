import SwiftSyntax

extension ExprSyntax {
    /// The type in an expression of the form `Type.self`.
    var typeBeforeSelf: ExprSyntax? {
        guard
            let access = self.as(MemberAccessExprSyntax.self),
            access.declName.baseName.tokenKind == .keyword(.self)
        else { return nil }
        return access.base?.trimmed
    }
}
