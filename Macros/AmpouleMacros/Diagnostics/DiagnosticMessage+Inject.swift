import AmpouleSyntax
import SwiftDiagnostics
import SwiftSyntax

extension DiagnosticMessage {
    /// `@Inject` on something that is not injected.
    static func injectedKind(_ attribute: AttributeSyntax, _ declaration: some DeclSyntaxProtocol) -> Self {
        Self(
            at: attribute,
            "'@Inject' cannot be applied to \(declaration.kindWithArticle); it goes before a property, a method or an "
                + "initializer of a component, or before a parameter",
            fixIts: [.remove("Remove '@Inject'", attribute)]
        )
    }

    /// `@Inject` on a member of an extension.
    static func injectedInExtension(_ attribute: AttributeSyntax, of type: TypeSyntax) -> Self {
        Self(
            at: attribute,
            "'@Inject' has no effect in an extension, because '@Register' only sees the declaration of "
                + "'\(type.trimmed)' itself; move this member there",
            fixIts: [.remove("Remove '@Inject'", attribute)]
        )
    }

    /// `@Inject` outside of a component.
    static func injectedOutsideComponent(_ attribute: AttributeSyntax, in type: String?) -> Self {
        let reason = type.map { type in "because '\(type)' is not a component; apply '@Register' to it" }
        return Self(
            at: attribute,
            "'@Inject' has no effect here, \(reason ?? "because this is not a member of a component")",
            fixIts: [.remove("Remove '@Inject'", attribute)]
        )
    }

    /// `@Inject` on a parameter of an initializer that the component doesn't use.
    static func unreadInjection(_ injection: Injection, of initializer: InitializerDeclSyntax) -> Self {
        unreadInjection(
            injection,
            because:
                "the container calls the initializers that are marked with '@Inject'; mark this one, too, or remove "
                + "'@Inject' here",
            fixIts: [
                .insert("Mark this initializer with '@Inject'", "@Inject ", before: initializer.startToken)
            ]
        )
    }

    /// `@Inject` on a parameter of a function that no container calls.
    ///
    /// - Parameter marker: The attribute that would make a container call it, if there is one.
    static func unreadInjection(_ injection: Injection, of function: FunctionDeclSyntax, marker: String?)
        -> Self
    {
        let remedy = marker.map { marker in "mark it with '\(marker)', or remove '@Inject' here" }
        let name = function.name.textWithoutBackticks
        return unreadInjection(
            injection,
            because: "the container does not call '\(name)'; \(remedy ?? "remove '@Inject'")"
        )
    }

    private static func unreadInjection(
        _ injection: Injection,
        because reason: String,
        fixIts: [FixIt] = []
    ) -> Self {
        Self(
            at: injection.attribute,
            "'@Inject' has no effect here, because \(reason)",
            fixIts: fixIts + [.remove("Remove '@Inject'", injection.attribute)],
            severity: .warning
        )
    }
}

extension DeclSyntaxProtocol {
    /// The kind of the declaration, in words, with an article.
    var kindWithArticle: String {
        switch kind {
        case .actorDecl: "an actor"
        case .associatedTypeDecl: "an associated type"
        case .classDecl: "a class"
        case .deinitializerDecl: "a deinitializer"
        case .enumCaseDecl: "an enumeration case"
        case .enumDecl: "an enumeration"
        case .extensionDecl: "an extension"
        case .functionDecl: "a function"
        case .importDecl: "an import"
        case .macroDecl: "a macro"
        case .operatorDecl: "an operator"
        case .protocolDecl: "a protocol"
        case .structDecl: "a structure"
        case .subscriptDecl: "a subscript"
        case .typeAliasDecl: "a type alias"
        case .variableDecl: "a property"
        default: "this declaration"
        }
    }
}
