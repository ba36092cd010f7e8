import AmpouleSyntax
import SwiftDiagnostics
import SwiftSyntax

extension DiagnosticMessage {
    /// `@Inject` on something that is not injected.
    static func injectedKind(_ attribute: AttributeSyntax, _ declaration: some DeclSyntaxProtocol)
        -> DiagnosticMessage
    {
        DiagnosticMessage(
            at: attribute,
            "'@Inject' cannot be applied to \(declaration.kindWithArticle); it goes before a property, a method or an "
                + "initializer of a component, or before a parameter",
            fixIts: [.remove("Remove '@Inject'", attribute)]
        )
    }

    /// `@Inject` on a member of an extension.
    static func injectedInExtension(_ attribute: AttributeSyntax, of type: TypeSyntax) -> DiagnosticMessage {
        DiagnosticMessage(
            at: attribute,
            "'@Inject' has no effect in an extension, because '@Register' only sees the declaration of "
                + "'\(type.trimmed)' itself; move this member there",
            fixIts: [.remove("Remove '@Inject'", attribute)]
        )
    }

    /// `@Inject` outside of a component.
    static func injectedOutsideComponent(_ attribute: AttributeSyntax, in type: String?) -> DiagnosticMessage
    {
        let reason = type.map { type in "because '\(type)' is not a component; apply '@Register' to it" }
        return DiagnosticMessage(
            at: attribute,
            "'@Inject' has no effect here, \(reason ?? "because this is not a member of a component")",
            fixIts: [.remove("Remove '@Inject'", attribute)]
        )
    }

    /// `@Inject` on a parameter of something that no container calls.
    static func unreadInjection(_ injection: UnreadInjection) -> DiagnosticMessage {
        let marking: FixIt? =
            switch injection.owner {
            case .unusedInitializer(let initializer):
                .insert("Mark this initializer with '@Inject'", "@Inject ", before: initializer.startToken)
            default: nil
            }
        return DiagnosticMessage(
            at: injection.attribute,
            injection.message,
            fixIts: [marking, .remove("Remove '@Inject'", injection.attribute)].compactMap(\.self),
            severity: .warning
        )
    }
}
