import AmpouleSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A diagnostic of a macro: its position, text, notes and fix-its.
///
/// Every message is made by one of the static functions in the extensions of this type.
struct DiagnosticMessage: SwiftDiagnostics.DiagnosticMessage {
    /// The syntax to point at.
    let node: Syntax

    /// The stable identifier: the name of the function that makes the message.
    let identifier: String
    let message: String
    let fixIts: [FixIt]
    let severity: DiagnosticSeverity

    /// Whether the component can be given members that let its uses compile all the same.
    let allowsStandIn: Bool

    /// Whether the compiler itself reports the mistake, so that the macro doesn't.
    private(set) var isReportedByCompiler = false

    init(
        at node: some SyntaxProtocol,
        _ message: String,
        fixIts: [FixIt] = [],
        severity: DiagnosticSeverity = .error,
        allowsStandIn: Bool = true,
        function: String = #function
    ) {
        self.node = Syntax(node)
        identifier = String(function.prefix { character in character != "(" })
        self.message = message
        self.fixIts = fixIts
        self.severity = severity
        self.allowsStandIn = allowsStandIn
    }

    var diagnosticID: MessageID { MessageID(domain: "Ampoule", id: identifier) }
}

extension DiagnosticMessage {
    /// A mistake that the compiler reports, and would report again in generated code.
    static func compilerError(at node: some SyntaxProtocol) -> Self {
        var message = Self(at: node, "")
        message.isReportedByCompiler = true
        return message
    }
}

extension DiagnosticMessage: Equatable {
    /// Whether both messages say the same of the same place.
    static func == (left: DiagnosticMessage, right: DiagnosticMessage) -> Bool {
        left.identifier == right.identifier && left.message == right.message
            && left.node.position == right.node.position
    }
}

extension MacroExpansionContext {
    /// Reports `messages` to the user.
    func diagnose(_ messages: [DiagnosticMessage]) {
        for message in messages where !message.isReportedByCompiler {
            diagnose(Diagnostic(node: message.node, message: message, fixIts: message.fixIts))
        }
    }
}

extension DiagnosticMessage {
    /// A synchronous request for a component that is made asynchronously.
    static func asynchronousService(_ node: some FreestandingMacroExpansionSyntax) -> Self {
        Self(
            at: node,
            "This component is made asynchronously, because its initializer is 'async', and can only be asked for "
                + "where the call can be awaited; write 'await' before it in an 'async' function"
        )
    }
}
