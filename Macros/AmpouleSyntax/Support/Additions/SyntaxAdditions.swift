import SwiftSyntax

extension SyntaxProtocol {
    /// The source text without the trivia around it.
    ///
    /// Unlike `trimmedDescription`, it copies no part of the tree.
    package var trimmedText: String {
        let (leading, trailing) = (leadingTriviaLength.utf8Length, trailingTriviaLength.utf8Length)
        guard leading + trailing > 0 else { return description }
        return String(Substring(description.utf8.dropFirst(leading).dropLast(trailing)))
    }

    /// The node without the trivia around it.
    ///
    /// Unlike `trimmed`, it copies nothing if there is no trivia.
    package var withoutTrivia: Self {
        leadingTriviaLength.utf8Length + trailingTriviaLength.utf8Length > 0 ? trimmed : self
    }
}

extension Syntax {
    /// Whether this declaration has explicit generic parameters or requirements.
    package var isGeneric: Bool {
        if asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil { return true }
        return self.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
    }
}

extension DeclModifierListSyntax {
    package func contains(_ keyword: Keyword) -> Bool { first(keyword) != nil }

    /// The `static` or `class` of a member of the type.
    package var ofType: DeclModifierSyntax? { first(.static) ?? first(.class) }

    package func first(_ keyword: Keyword) -> DeclModifierSyntax? {
        first { modifier in modifier.name.tokenKind == .keyword(keyword) }
    }
}

extension FunctionEffectSpecifiersSyntax {
    /// Whether a call may throw; with `throws(Never)`, it doesn't.
    package var isThrowing: Bool {
        guard let throwsClause else { return false }
        return !["Never", "Swift.Never"].contains(throwsClause.type?.trimmedText)
    }
}

extension SyntaxProtocol {
    /// Whether this is a name, alone or qualified with a module as in `Module.Name` and `Module::Name`.
    package func isReference(to name: String, inModule module: String) -> Bool {
        let texts = tokens(viewMode: .sourceAccurate).map(\.textWithoutBackticks)
        return texts == [name] || texts == [module, ".", name] || texts == [module, "::", name]
    }
}

extension TypeSyntax {
    package var isVoid: Bool { trimmedText == "()" || isReference(to: "Void", inModule: "Swift") }
}

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
