import SwiftSyntax

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

    /// The `async` of an asynchronous method.
    package var asyncSpecifier: TokenSyntax? { declaration.signature.effectSpecifiers?.asyncSpecifier }

    /// Whether the method throws.
    package var isThrowing: Bool { declaration.signature.effectSpecifiers?.isThrowing == true }
}
