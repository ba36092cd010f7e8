import AmpouleSyntax
import SwiftSyntax

extension DiagnosticMessage {
    /// A synchronous request for a component that is made asynchronously.
    static func asynchronousService(_ node: some FreestandingMacroExpansionSyntax) -> DiagnosticMessage {
        DiagnosticMessage(
            at: node,
            "This component is made asynchronously, because its initializer is 'async', and can only be asked for "
                + "where the call can be awaited; write 'await' before it in an 'async' function"
        )
    }
}
