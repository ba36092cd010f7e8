import SwiftSyntax

/// A declaration whose call makes a component: an initializer or a function.
package protocol CallableDeclSyntax: DeclSyntaxProtocol, WithAttributesSyntax, WithModifiersSyntax,
    WithGenericParametersSyntax
{
    var signature: FunctionSignatureSyntax { get }

    /// The keyword or name at which errors about the call are reported.
    var callee: TokenSyntax { get }

    /// The token that makes the call failable.
    var failureMark: TokenSyntax? { get }
}

extension InitializerDeclSyntax: CallableDeclSyntax {
    package var callee: TokenSyntax { initKeyword }
    package var failureMark: TokenSyntax? { optionalMark }
}

extension FunctionDeclSyntax: CallableDeclSyntax {
    package var callee: TokenSyntax { name }

    package var failureMark: TokenSyntax? {
        signature.returnClause.flatMap { clause in ValueType(clause.type).optionalMark }
    }
}
