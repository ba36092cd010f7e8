import SwiftSyntax

/// A declaration whose call makes a component: an initializer or a function.
protocol CallableDeclSyntax: DeclSyntaxProtocol, WithAttributesSyntax, WithModifiersSyntax,
    WithGenericParametersSyntax
{
    var signature: FunctionSignatureSyntax { get }

    /// The keyword or name that errors about the call are reported at.
    var callee: TokenSyntax { get }

    /// What shows that the call may give nil.
    var failureMark: TokenSyntax? { get }
}

extension InitializerDeclSyntax: CallableDeclSyntax {
    var callee: TokenSyntax { initKeyword }
    var failureMark: TokenSyntax? { optionalMark }
}

extension FunctionDeclSyntax: CallableDeclSyntax {
    var callee: TokenSyntax { name }

    var failureMark: TokenSyntax? {
        let type = signature.returnClause?.type
        return type?.as(OptionalTypeSyntax.self)?.questionMark
            ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.exclamationMark
    }
}
