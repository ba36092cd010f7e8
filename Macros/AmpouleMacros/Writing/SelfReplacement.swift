import SwiftSyntax

/// Replaces `Self` by the name of the type that it means.
final class SelfReplacement: SyntaxRewriter {
    private let name: String

    init(name: String) {
        self.name = name
        super.init()
    }

    override func visit(_ token: TokenSyntax) -> TokenSyntax {
        guard token.tokenKind == .keyword(.Self) else { return token }
        return .identifier(name, leadingTrivia: token.leadingTrivia, trailingTrivia: token.trailingTrivia)
    }
}
