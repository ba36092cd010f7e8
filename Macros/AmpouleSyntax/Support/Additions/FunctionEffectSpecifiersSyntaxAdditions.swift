import SwiftSyntax

extension FunctionEffectSpecifiersSyntax {
    /// Whether a call may throw, which one that is declared `throws(Never)` does not.
    package var isThrowing: Bool {
        guard let throwsClause else { return false }
        return !["Never", "Swift.Never"].contains(throwsClause.type?.trimmedDescription)
    }
}
