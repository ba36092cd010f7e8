import SwiftSyntax

/// What makes a component: an initializer, written by the user or by `@Register`, or a provided function.
struct Initializer {
    /// The declaration, or nil if the initializer is the memberwise one or an inherited one.
    let declaration: (any CallableDeclSyntax)?
    let parameters: [Parameter]
}

extension Initializer {
    init(_ declaration: some CallableDeclSyntax) {
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

    /// Whether the call may give nil.
    var isFailable: Bool { declaration?.failureMark != nil }

    /// The access that the declaration states.
    var access: Access? { declaration.flatMap { declaration in Access(declaration.modifiers) } }

    /// The isolation that the declaration states.
    var isolation: Isolation? {
        declaration.flatMap { declaration in Isolation(declaration.attributes, declaration.modifiers) }
    }
}
