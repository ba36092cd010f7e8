import SwiftSyntax

extension ExprSyntax {
    /// The type in an expression of the form `Type.self`, or in one that lacks only the `.self`.
    ///
    /// The compiler itself reports the latter.
    package var namedType: ExprSyntax? {
        if let type = typeBeforeSelf { return type }
        return nameOfType?.first?.isUppercase == true ? trimmed : nil
    }

    /// Whether the member before `.self` has the name of a function or a constant, unlike a type such as `iPad`.
    ///
    /// The compiler crashes on code that uses one of these as a type.
    package var namesMemberLikeValue: Bool {
        guard let member = typeBeforeSelf?.as(MemberAccessExprSyntax.self), member.base != nil else {
            return false
        }
        let start = member.declName.baseName.text.prefix(2)
        return start.count == 2 && start.allSatisfy(\.isLowercase)
    }

    /// The function named by a reference to its component, such as `Networking.sessionComponent`.
    package var functionComponent: (surrounding: ExprSyntax, name: FunctionComponentName)? {
        // The property is a type already, which has itself as its 'self'.
        if let base = typeBeforeSelf {
            return base.nameOfType?.first?.isLowercase == true ? base.functionComponent : nil
        }
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
        return access.base?.typeBeforeSelf ?? access.base?.withoutTrivia
    }
}
