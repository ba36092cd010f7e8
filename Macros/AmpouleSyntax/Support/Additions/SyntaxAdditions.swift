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
    /// Whether these include a modifier.
    package func contains(_ keyword: Keyword) -> Bool { first(keyword) != nil }

    /// The modifier that `keyword` spells.
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

extension TypeSyntax {
    /// Whether this is a name, alone or qualified with a module as in `Module.Name` and `Module::Name`.
    package func isReference(to name: String, inModule module: String) -> Bool {
        tokens(viewMode: .sourceAccurate).isReference(to: name, inModule: module)
    }

    /// Whether the spelling is that of `Void`.
    package var isVoid: Bool {
        trimmedText == "()" || isReference(to: "Void", inModule: "Swift")
    }
}

extension ExprSyntax {
    /// Whether this is a name, alone or qualified with a module as in `Module.Name` and `Module::Name`.
    package func isReference(to name: String, inModule module: String) -> Bool {
        tokens(viewMode: .sourceAccurate).isReference(to: name, inModule: module)
    }
}

extension TokenSequence {
    fileprivate func isReference(to name: String, inModule module: String) -> Bool {
        let texts = map(\.textWithoutBackticks)
        return texts == [name] || texts == [module, ".", name] || texts == [module, "::", name]
    }
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
