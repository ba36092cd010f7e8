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

    /// Whether the call is asynchronous.
    package var isAsynchronous: Bool { declaration?.signature.effectSpecifiers?.asyncSpecifier != nil }

    /// Whether calling the initializer may throw.
    package var isThrowing: Bool { declaration?.signature.effectSpecifiers?.isThrowing == true }

    /// Whether the call may return `nil`.
    package var isFailable: Bool { declaration?.failureMark != nil }

    /// The access level that the declaration states.
    package var access: Access? { declaration.flatMap { declaration in Access(declaration.modifiers) } }

    /// The isolation that the declaration states.
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
