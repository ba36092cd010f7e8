import AmpouleSyntax
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

/// A piece of source that the compiler has passed to the macro.
struct SourcePiece: Sendable {
    /// The module and the name of the file.
    let fileID: String

    /// A literal with the path of the file.
    ///
    /// A `#sourceLocation` accepts no extended literal (`#"…"#`) and doesn't interpret escape sequences, so the
    /// compiler prints the escape sequence of a quote or a backslash literally.
    let file: String
    private let firstLine: Int
    private let firstColumn: Int

    /// The offsets at which the lines after the first one start.
    private let lineStarts: [Int]

    /// - Parameters:
    ///   - text: The source.
    ///   - line: The line of the first byte of the text.
    ///   - column: The column of the first byte of the text.
    init(_ text: String, fileID: String, filePath: String, line: Int, column: Int) {
        self.fileID = fileID
        file = "\"\(filePath.escapedInLiteral)\""
        (firstLine, firstColumn) = (line, column)
        lineStarts = text.lineStarts
    }

    /// Reads what the compiler tells about the source with the root `root`; `nil` if it tells nothing.
    init?(_ root: Syntax, in context: any MacroExpansionContext) {
        guard
            let path = context.location(of: root, at: .beforeLeadingTrivia, filePathMode: .filePath),
            let id = context.location(of: root, at: .beforeLeadingTrivia, filePathMode: .fileID),
            let filePath = path.file.literalText,
            let fileID = id.file.literalText,
            let line = Int(path.line.trimmedText),
            let column = Int(path.column.trimmedText)
        else { return nil }
        self.init(root.description, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// The line and the column of `node`, which is in this source.
    func place(of node: some SyntaxProtocol) -> SourcePlace {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        var (line, end) = (0, lineStarts.count)
        while line < end {
            let middle = (line + end) / 2
            if lineStarts[middle] <= offset { line = middle + 1 } else { end = middle }
        }
        guard line > 0 else { return SourcePlace(line: firstLine, column: firstColumn + offset) }
        return SourcePlace(line: firstLine + line, column: offset - lineStarts[line - 1] + 1)
    }
}

/// A line and a column of the user's source.
struct SourcePlace {
    let line: Int
    let column: Int

    /// The place as the arguments of generated macros spell it.
    var text: String { "\(line):\(column)" }

    /// Moves the compiler's diagnostics on `code`, a single line, here.
    ///
    /// - Parameter file: The path of the file, as it stands in a literal.
    func directive(_ code: String, in file: String) -> String {
        """
        #sourceLocation(file: "\(file)", line: \(line))
        \(String(repeating: " ", count: max(column - 1, 0)))\(code)
        #sourceLocation()
        """
    }
}

extension SourcePlace {
    /// Reads a place as the arguments of generated macros spell it.
    init?(text: some StringProtocol) {
        let numbers = text.split(separator: ":").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        self.init(line: numbers[0], column: numbers[1])
    }
}

/// The parts of the compiler's message that SwiftSyntax passes on slowly.
///
/// SwiftSyntax represents each location as a syntax tree, after it has read the lines of all of the declaration.
struct ExpansionMessage: Sendable {
    let attribute: SourcePiece

    /// The declaration with the attribute.
    let declaration: SourcePiece

    /// The message that the plugin handles; `nil` where something else than the compiler expands macros.
    @TaskLocal static var current: ExpansionMessage?
}
