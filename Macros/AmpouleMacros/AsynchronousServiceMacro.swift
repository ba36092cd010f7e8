import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of the default value that says of a call that it has to be awaited.
enum AsynchronousServiceMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        context.diagnose([.asynchronousService(node)])
        return "nil"
    }
}
