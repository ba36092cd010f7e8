import SwiftSyntax

extension DeclModifierListSyntax {
    /// Whether a modifier is among these.
    func contains(_ keyword: Keyword) -> Bool { first(keyword) != nil }

    /// The modifier that `keyword` spells.
    func first(_ keyword: Keyword) -> DeclModifierSyntax? {
        first { modifier in modifier.name.tokenKind == .keyword(keyword) }
    }
}
