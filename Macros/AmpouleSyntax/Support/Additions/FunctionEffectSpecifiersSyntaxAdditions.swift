import SwiftSyntax

extension FunctionEffectSpecifiersSyntax {
    /// Whether a call may throw; with `throws(Never)`, it doesn't.
    package var isThrowing: Bool {
        guard let throwsClause else { return false }
        return !["Never", "Swift.Never"].contains(throwsClause.type?.trimmedText)
    }
}
