import SwiftSyntax
import SwiftSyntaxMacros

/// Moves the compiler's diagnostics on generated code to the user's line.
///
/// A query for the location of a node takes as long as the rest of an expansion. Therefore, the locations come from the
/// compiler's message, or only the start of each piece of source is queried; lines are counted from there.
final class LineDirective {
    private let context: any MacroExpansionContext

    /// The pieces of source, by their roots.
    private var pieces: [SyntaxIdentifier: SourcePiece?] = [:]

    /// - Parameters:
    ///   - attribute: The attribute that is expanded.
    ///   - declaration: The declaration with the attribute.
    init(
        _ attribute: AttributeSyntax,
        on declaration: some SyntaxProtocol,
        in context: any MacroExpansionContext
    ) {
        self.context = context
        guard let message = ExpansionMessage.current else { return }
        pieces = [attribute.root.id: message.attribute]
        pieces[declaration.root.id] = message.declaration
    }

    /// Places `code`, a single line, at the line of `node`, below other lines, such as its documentation comment.
    func place(_ code: String, below lines: [String] = [], at node: some SyntaxProtocol) -> String {
        let code = (lines + [code]).joined(separator: "\n")
        guard let piece = piece(with: node) else { return code }
        // A comment that a directive separates from the declaration doesn't document it.
        let line = max(piece.place(of: node).line - lines.count, 1)
        return """
            #sourceLocation(file: \(piece.file), line: \(line))
            \(code)
            #sourceLocation()
            """
    }

    /// Places `code`, a single line, at the line and the column of `node`, below other lines.
    ///
    /// - Parameter prefix: The number of characters of `code` before that column.
    func align(
        _ code: String,
        after prefix: Int = 0,
        below lines: [String] = [],
        with node: some SyntaxProtocol
    ) -> String {
        let indentation = max((place(of: node)?.column ?? 1) - 1 - prefix, 0)
        return place(String(repeating: " ", count: indentation) + code, below: lines, at: node)
    }

    /// An error at the line and the column of `node`.
    func error(_ text: String, at node: some SyntaxProtocol) -> String {
        let introduction = "#error("
        // The compiler reports the error at the literal.
        return align("\(introduction)\"\(text.escapedInLiteral)\")", after: introduction.count, with: node)
    }

    /// The line and the column of `node`; `nil` if the compiler doesn't provide them.
    func place(of node: some SyntaxProtocol) -> SourcePlace? {
        piece(with: node)?.place(of: node)
    }

    /// A literal with the path of the file that contains `node`; `nil` if the compiler doesn't provide it.
    ///
    /// Spaces replace line breaks: a macro in a default argument accepts no literal with one.
    func file(of node: some SyntaxProtocol) -> String? {
        piece(with: node)?.file.replacing("\\u{a}", with: " ").replacing("\\u{d}", with: " ")
    }

    /// The module and the name of the file that contains `node`; `nil` if the compiler doesn't provide them.
    func fileID(of node: some SyntaxProtocol) -> String? {
        piece(with: node)?.fileID
    }

    private func piece(with node: some SyntaxProtocol) -> SourcePiece? {
        let root = node.root
        if let known = pieces[root.id] { return known }
        let piece = SourcePiece(root, in: context)
        pieces[root.id] = .some(piece)
        return piece
    }
}
