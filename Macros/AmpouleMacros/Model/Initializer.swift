import SwiftSyntax

/// An initializer of a component, written by the user or by `@Register`.
struct Initializer {
    /// The declaration, or nil if the initializer is the memberwise one or an inherited one.
    let declaration: InitializerDeclSyntax?
    let parameters: [Parameter]
}

extension Initializer {
    init(_ declaration: InitializerDeclSyntax) {
        self.init(
            declaration: declaration,
            parameters: declaration.signature.parameterClause.parameters.map(Parameter.init)
        )
    }

    /// The `@Inject`s that mark the initializer as one to be used.
    var injections: [Injection] { declaration?.attributes.injections ?? [] }

    /// The parameters that the container fills in.
    var dependencies: [Parameter] { parameters.filter(\.isDependency) }

    /// The parameters that the caller passes.
    var arguments: [Parameter] { parameters.filter { parameter in !parameter.isDependency } }

    /// Whether calling the initializer may throw.
    var isThrowing: Bool { declaration?.signature.effectSpecifiers?.throwsClause != nil }

    /// The access that the declaration states.
    var access: Access? { declaration.flatMap { declaration in Access(declaration.modifiers) } }

    /// The isolation that the declaration states.
    var isolation: Isolation? {
        declaration.flatMap { declaration in Isolation(declaration.attributes, declaration.modifiers) }
    }
}
