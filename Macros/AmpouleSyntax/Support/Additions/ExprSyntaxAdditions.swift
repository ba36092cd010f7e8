import SwiftSyntax

extension ExprSyntax {
    /// The type in an expression of the form `Type.self`, or in one that lacks only the `.self`.
    ///
    /// The compiler itself reports the latter.
    package var namedType: ExprSyntax? {
        if let type = typeBeforeSelf { return type }
        return nameOfType?.first?.isUppercase == true ? trimmed : nil
    }

    /// The function named by a reference to its component, such as `Networking.sessionComponent`.
    package var functionComponent: (surrounding: ExprSyntax, name: FunctionComponentName)? {
        guard
            let access = self.as(MemberAccessExprSyntax.self),
            let name = FunctionComponentName(property: access.declName.baseName.textWithoutBackticks),
            let surrounding = access.base?.withoutTrivia
        else { return nil }
        return (surrounding, name)
    }

    /// The last name in the spelling of a type.
    package var nameOfType: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.textWithoutBackticks
        }
        if let access = self.as(MemberAccessExprSyntax.self) {
            return access.declName.baseName.textWithoutBackticks
        }
        if let generic = self.as(GenericSpecializationExprSyntax.self) {
            return generic.expression.nameOfType
        }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.expression.nameOfType
        }
        return nil
    }

    /// The type in an expression of the form `Type.self`.
    package var typeBeforeSelf: ExprSyntax? {
        guard
            let access = self.as(MemberAccessExprSyntax.self),
            access.declName.baseName.tokenKind == .keyword(.self)
        else { return nil }
        return access.base?.withoutTrivia
    }
}
