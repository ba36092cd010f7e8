import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxMacros

extension Component {
    /// Reads a type marked `@Register` as a macro sees it, under each condition that a macro can't evaluate.
    ///
    /// - Returns: `nil` if the declaration is of a kind that can't be a component, or has too many conditions.
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
            .conditionalDeclarations(in: context.buildConfiguration)
            .compactMap(component)
    }

    /// Reads a function marked `@Provides` as a macro sees it.
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
