import SwiftSyntax

/// An initializer of a component, written by the user or by `@Register`, or a provided function.
package struct Initializer {
    /// The declaration; `nil` for a memberwise or an inherited initializer.
    package let declaration: (any CallableDeclSyntax)?
    package let parameters: [Parameter]
}

extension Initializer {
    package init(_ declaration: some CallableDeclSyntax) {
        self.init(
            declaration: declaration,
            parameters: declaration.signature.parameterClause.parameters.map(Parameter.init)
        )
    }

    /// The `@Inject`s that mark the initializer as used.
    package var injections: [Injection] { declaration?.attributes.injections ?? [] }

    /// The parameters that the container fills in.
    package var dependencies: [Parameter] { parameters.filter(\.isDependency) }

    /// The parameters that the caller passes.
    package var arguments: [Parameter] { parameters.filter { parameter in !parameter.isDependency } }

    package var isAsynchronous: Bool { declaration?.signature.effectSpecifiers?.asyncSpecifier != nil }

    /// Whether calling the initializer may throw.
    package var isThrowing: Bool { declaration?.signature.effectSpecifiers?.isThrowing == true }

    package var isFailable: Bool { declaration?.failureMark != nil }

    package var access: Access? { declaration.flatMap { declaration in Access(declaration.modifiers) } }

    package var isolation: Isolation? {
        declaration.flatMap { declaration in
            Isolation(
                declaration.attributes,
                declaration.modifiers,
                isInitializer: declaration.is(InitializerDeclSyntax.self)
            )
        }
    }
}

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

/// A method marked `@Inject`, which the container calls after the initializer.
package struct Method {
    package let declaration: FunctionDeclSyntax
    package let injections: [Injection]
    package let parameters: [Parameter]

    /// Reads `declaration` if it is marked `@Inject`.
    package init?(_ declaration: FunctionDeclSyntax) {
        injections = declaration.attributes.injections
        guard !injections.isEmpty else { return nil }
        self.declaration = declaration
        parameters = declaration.signature.parameterClause.parameters.map(Parameter.init)
    }

    /// Whether the method returns a value, as far as its spelling shows.
    package var hasResult: Bool {
        declaration.signature.returnClause.map { clause in !clause.type.isVoid } ?? false
    }

    package var asyncSpecifier: TokenSyntax? { declaration.signature.effectSpecifiers?.asyncSpecifier }

    package var isThrowing: Bool { declaration.signature.effectSpecifiers?.isThrowing == true }
}
