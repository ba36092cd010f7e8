import SwiftSyntax

/// Replaces `Self` by the name of the type that it means.
package final class SelfReplacement: SyntaxRewriter {
    private let name: String

    package init(name: String) {
        self.name = name
        super.init()
    }

    package override func visit(_ token: TokenSyntax) -> TokenSyntax {
        guard token.tokenKind == .keyword(.Self) else { return token }
        return .identifier(name, leadingTrivia: token.leadingTrivia, trailingTrivia: token.trailingTrivia)
    }
}
