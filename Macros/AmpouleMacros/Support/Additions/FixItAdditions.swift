import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
    /// The title of an edit.
    private struct Title: FixItMessage {
        let message: String
        let fixItID: MessageID
    }

    /// An edit that replaces one node with another.
    static func replace(_ title: String, _ node: some SyntaxProtocol, with newNode: some SyntaxProtocol)
        -> FixIt
    {
        FixIt(
            message: Title(message: title, fixItID: MessageID(domain: "Ampoule", id: title)),
            changes: [.replace(oldNode: Syntax(node), newNode: Syntax(newNode))]
        )
    }

    /// An edit that replaces the text of a node, leaving the space around it.
    static func replace(_ title: String, _ node: some SyntaxProtocol, with text: String) -> FixIt {
        let token = TokenSyntax.identifier(
            text,
            leadingTrivia: node.leadingTrivia,
            trailingTrivia: node.trailingTrivia
        )
        return replace(title, node, with: token)
    }

    /// An edit that puts text before a token.
    static func insert(_ title: String, _ text: String, before token: TokenSyntax) -> FixIt {
        replace(title, token, with: text + token.text)
    }

    /// An edit that removes a node and the space behind it.
    static func remove(_ title: String, _ node: some SyntaxProtocol) -> FixIt {
        replace(title, node, with: TokenSyntax.identifier("", leadingTrivia: node.leadingTrivia))
    }
}
