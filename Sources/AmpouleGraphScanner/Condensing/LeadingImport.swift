/// An import at the beginning of a source that names a module, without attributes, on a line of its own.
///
/// Nearly every source begins with some, which take a fifth of the time of a parser.
package struct LeadingImport: Equatable, Sendable {
    /// The access level as written; `nil` if there is none.
    package let access: String?

    /// The module, or the submodule with the names of the modules around it.
    package let path: String

    /// The range of the statement in the bytes of the source.
    let range: Range<Int>

    /// Reads the imports before the first statement that is no such import.
    static func all(in bytes: UnsafeBufferPointer<UInt8>, _ relevant: RelevantWords) -> [LeadingImport] {
        var lexer = SourceLexer(bytes, relevant)
        var imports: [LeadingImport] = []
        var token = lexer.next()
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        while token.kind == .word {
            let start = token.start
            var access: String?
            if Keywords.accessLevels.contains(token.value) {
                access = text(token.start..<token.end)
                token = lexer.next()
            }
            guard token.kind == .word, token.value == Keywords.import else { break }
            token = lexer.next()
            guard token.kind == .word, !token.isFirstOnLine, !Keywords.kindsOfImports.contains(token.value)
            else { break }
            let startOfPath = token.start
            var end = token.end
            token = lexer.next()
            while token.kind == .dot, token.start == end {
                let name = lexer.next()
                guard name.kind == .word, name.start == token.end else { return lexer.isLost ? [] : imports }
                end = name.end
                token = lexer.next()
            }
            guard token.kind == .end || token.isFirstOnLine && token.kind != .dot else { break }
            imports.append(
                LeadingImport(access: access, path: text(startOfPath..<end), range: start..<end)
            )
        }
        return lexer.isLost ? [] : imports
    }
}
