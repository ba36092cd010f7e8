import AmpouleSyntax
import SwiftDiagnostics
import SwiftSyntax

extension DiagnosticMessage {
    /// An injected method of the type.
    static func staticMethod(_ method: Method, _ modifier: DeclModifierSyntax) -> Self {
        Self(
            at: modifier,
            "Method '\(method.text)' cannot be injected, because it belongs to the type instead of an instance; "
                + "remove '\(modifier.trimmed)'",
            fixIts: [.remove("Remove '\(modifier.trimmed)'", modifier)]
        )
    }

    /// An injected asynchronous method of a component that is made synchronously.
    static func asynchronousMethod(_ method: Method, _ token: TokenSyntax) -> Self {
        Self(
            at: token,
            "Method '\(method.text)' cannot be injected, because it is 'async' while the initializer of the component "
                + "is not; mark the initializer 'async', too, or remove 'async' here",
            fixIts: [.remove("Remove 'async'", token)]
        )
    }

    /// An injected generic method.
    static func genericMethod(_ method: Method, _ clause: some SyntaxProtocol) -> Self {
        Self(
            at: clause,
            "Method '\(method.text)' cannot be injected, because nothing says what its generic parameters are; "
                + "write the types of its dependencies"
        )
    }

    /// An injected method of an actor.
    static func actorMember(_ method: Method) -> Self {
        Self(
            at: method.declaration.name,
            "Method '\(method.text)' of an actor cannot be injected, because only the actor itself may call it "
                + "without waiting; make its dependencies parameters of the initializer"
        )
    }
}

extension Method {
    fileprivate var text: String { declaration.name.textWithoutBackticks }
}
