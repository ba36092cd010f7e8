import SwiftDiagnostics
import SwiftSyntax
import Testing

/// A misuse of a macro, and what is said of it.
struct Misuse: CustomTestStringConvertible {
    let source: String
    let identifier: String

    /// The text of the syntax that the diagnostic points at, and where that begins.
    let token: String
    let offset: Int

    /// The text of the diagnostic; `nil` if a fixture with mistakes states it.
    let message: String?

    /// The source after each of the offered edits.
    let mended: [String]

    var testDescription: String { source }

    /// The misuses that a text tells of, with an empty line between them.
    ///
    /// Each begins with the identifier of its diagnostic and its source, in which `«` and `»` are around the token.
    /// Lines that begin with `says:` and `mended:` follow.
    static func all(in text: String) -> [Misuse] {
        text.split(separator: "\n\n").map { paragraph in
            let parts = paragraph.split(separator: /(?:^|\n)(?=\w+: )/).map { part in
                part.split(separator: ": ", maxSplits: 1).map(String.init)
            }
            let pieces = parts[0][1].split(omittingEmptySubsequences: false) { "«»".contains($0) }
            return Misuse(
                source: pieces.joined(),
                identifier: parts[0][0],
                token: String(pieces[1]),
                offset: pieces[0].utf8.count,
                message: parts.first { part in part[0] == "says" }?[1],
                mended: parts.filter { part in part[0] == "mended" }.map { part in part[1] }
            )
        }
    }

    /// Expands the source and expects this one diagnostic.
    @discardableResult
    func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Expansion {
        let expansion = try Expansion(source)
        let diagnostic = try #require(expansion.diagnostics.first, sourceLocation: sourceLocation)
        let node = diagnostic.node

        #expect(expansion.identifiers == [identifier], sourceLocation: sourceLocation)
        #expect(node.trimmedDescription == token, sourceLocation: sourceLocation)
        #expect(
            node.positionAfterSkippingLeadingTrivia.utf8Offset == offset,
            sourceLocation: sourceLocation
        )
        if let message { #expect(diagnostic.message == message, sourceLocation: sourceLocation) }
        #expect(diagnostic.fixIts.map(expansion.applying) == mended, sourceLocation: sourceLocation)
        #expect(expansion.isInSource(node), sourceLocation: sourceLocation)
        return expansion
    }
}
