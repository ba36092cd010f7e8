import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxMacros

extension Component {
    /// Reads a type marked `@Register` as the compiler shows it to a macro.
    init?(
        _ declaration: some DeclGroupSyntax,
        attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) {
        self.init(
            declaration,
            attribute: attribute,
            surroundings: context.lexicalContext,
            configuration: context.knownBuildConfiguration
        )
    }

    /// Reads a function marked `@Provides` as the compiler shows it to a macro.
    init(
        _ function: FunctionDeclSyntax,
        attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) {
        self.init(function, attribute: attribute, surroundings: context.lexicalContext)
    }
}
