import SwiftSyntax

extension DeclModifierListSyntax {
    /// Whether these include a modifier.
    package func contains(_ keyword: Keyword) -> Bool { first(keyword) != nil }

    /// The modifier that `keyword` spells.
    package func first(_ keyword: Keyword) -> DeclModifierSyntax? {
        first { modifier in modifier.name.tokenKind == .keyword(keyword) }
    }
}
