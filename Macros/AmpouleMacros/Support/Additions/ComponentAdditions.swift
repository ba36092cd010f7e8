import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxMacros

extension Component {
    /// Reads a type marked `@Register` as the compiler shows it to a macro, under each condition that a macro cannot
    /// evaluate.
    ///
    /// - Returns: `nil` if the declaration is of a kind that can't be a component, or has a surplus condition.
    static func read(
        _ declaration: some DeclGroupSyntax,
        attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) -> Conditional<Component>? {
        func component(_ members: [DeclSyntax]) -> Component? {
            Component(
                declaration,
                attribute: attribute,
                surroundings: context.lexicalContext,
                members: members,
                module: { context.module(of: attribute) }
            )
        }
        guard component([]) != nil, context.surplusCondition(in: declaration) == nil else { return nil }
        return declaration.memberBlock.members
            .conditionalDeclarations(in: context.knownBuildConfiguration)
            .compactMap(component)
    }

    /// Reads a function marked `@Provides` as the compiler shows it to a macro.
    init(
        _ function: FunctionDeclSyntax,
        attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) {
        self.init(
            function,
            attribute: attribute,
            surroundings: context.lexicalContext,
            module: context.module(of: attribute)
        )
    }
}
