import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@Inject` on declarations, which writes nothing and says what is misplaced.
enum InjectMacro: PeerMacro {
    static func expansion(
        of attribute: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
