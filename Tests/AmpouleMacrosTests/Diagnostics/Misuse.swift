import SwiftDiagnostics
import SwiftSyntax
import Testing

/// A misuse of a macro, and what is said of it.
struct Misuse: CustomTestStringConvertible {
    let source: String
    let identifier: String

    /// The text of the syntax that the diagnostic points at.
    let token: String

    /// The text of the diagnostic; `nil` if a rejected fixture states it.
    let message: String?

    /// The source after each of the offered edits.
    let mended: [String]

    init(
        _ source: String,
        _ identifier: String,
        at token: String,
        _ message: String? = nil,
        mended: [String] = []
    ) {
        self.source = source
        self.identifier = identifier
        self.token = token
        self.message = message
        self.mended = mended
    }

    var testDescription: String { source }

    /// Expands the source and expects this one diagnostic.
    @discardableResult
    func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Expansion {
        let expansion = try Expansion(source)
        let diagnostic = try #require(expansion.diagnostics.first, sourceLocation: sourceLocation)

        #expect(expansion.identifiers == [identifier], sourceLocation: sourceLocation)
        #expect(diagnostic.node.trimmedDescription == token, sourceLocation: sourceLocation)
        if let message { #expect(diagnostic.message == message, sourceLocation: sourceLocation) }
        #expect(diagnostic.fixIts.map(expansion.applying) == mended, sourceLocation: sourceLocation)
        #expect(expansion.isInSource(diagnostic.node), sourceLocation: sourceLocation)
        return expansion
    }
}
