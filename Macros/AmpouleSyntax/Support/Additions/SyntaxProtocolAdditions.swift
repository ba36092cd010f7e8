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
