import SwiftSyntax
import SwiftSyntaxMacros

/// Moves the compiler's diagnostics on generated code to the user's line.
///
/// A query for the location of a node takes as long as the rest of an expansion. Therefore, only the start of each
/// piece of source is queried, and lines are counted from there.
final class LineDirective {
    private let context: any MacroExpansionContext
    private var pieces: [SyntaxIdentifier: SourcePiece?] = [:]

    init(context: any MacroExpansionContext) {
        self.context = context
    }

    /// Places `code`, a single line, at the line of `node`, below other lines, such as its documentation comment.
    func place(_ code: String, below lines: [String] = [], at node: some SyntaxProtocol) -> String {
        let code = (lines + [code]).joined(separator: "\n")
        guard let piece = piece(with: Syntax(node)) else { return code }
        // A comment that a directive separates from the declaration doesn't document it.
        let line = max(piece.place(of: Syntax(node)).line - lines.count, 1)
        return """
            #sourceLocation(file: \(piece.file), line: \(line))
            \(code)
            #sourceLocation()
            """
    }

    /// An error at the line and the column of `node`.
    func error(_ text: String, at node: some SyntaxProtocol) -> String {
        let introduction = "#error("
        // The compiler reports the error at the literal.
        let indentation = max((place(of: node)?.column ?? 1) - 1 - introduction.count, 0)
        let code = String(repeating: " ", count: indentation) + introduction + "\"\(text.escapedInLiteral)\")"
        return place(code, at: node)
    }

    /// The line and the column of `node`; `nil` if the compiler doesn't provide them.
    func place(of node: some SyntaxProtocol) -> (line: Int, column: Int)? {
        piece(with: Syntax(node))?.place(of: Syntax(node))
    }

    /// The module and the name of the file that contains `node`; `nil` if the compiler doesn't provide them.
    func fileID(of node: some SyntaxProtocol) -> String? {
        context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)?.file.literalValue
    }

    private func piece(with node: Syntax) -> SourcePiece? {
        let root = node.root
        if let known = pieces[root.id] { return known }
        let piece = SourcePiece(root, in: context)
        pieces[root.id] = .some(piece)
        return piece
    }
}

/// A piece of source that the compiler has passed to the macro.
private struct SourcePiece {
    /// A literal with the path of the file.
    ///
    /// A `#sourceLocation` accepts no extended literal (`#"…"#`) and doesn't interpret escape sequences, so the
    /// compiler prints the escape sequence of a quote or a backslash literally.
    let file: String
    private let firstLine: Int
    private let firstColumn: Int
    private let start: SourceLocation
    private let converter: SourceLocationConverter

    init?(_ root: Syntax, in context: any MacroExpansionContext) {
        guard
            let location = context.location(of: root, at: .afterLeadingTrivia, filePathMode: .filePath),
            let path = location.file.literalValue,
            let line = Int(location.line.trimmedText),
            let column = Int(location.column.trimmedText)
        else { return nil }
        file = "\"\(path.escapedInLiteral)\""
        firstLine = line
        firstColumn = column
        converter = SourceLocationConverter(fileName: "", tree: root)
        start = converter.location(for: root.positionAfterSkippingLeadingTrivia)
    }

    func place(of node: Syntax) -> (line: Int, column: Int) {
        let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        let isOnFirstLine = place.line == start.line
        return (
            firstLine + place.line - start.line,
            isOnFirstLine ? firstColumn + place.column - start.column : place.column
        )
    }
}

extension ExprSyntax {
    /// The value of a string literal.
    fileprivate var literalValue: String? {
        self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
