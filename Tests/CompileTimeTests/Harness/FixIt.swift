import Foundation

/// An edit that the compiler offers with a diagnostic.
struct FixIt: Sendable {
    /// The diagnostic that offers the edit.
    let diagnostic: Diagnostic

    /// The places to edit, in the order in which they stand in the file.
    let edits: [Edit]

    /// One replacement of a piece of the source.
    struct Edit: Sendable {
        let start: Place
        let end: Place
        let text: String
    }

    /// A place in the source, both counted from one; the column in bytes.
    struct Place: Sendable {
        let line: Int
        let column: Int
    }
}

extension FixIt {
    /// The source after the edits; nil if they are no places of it.
    func applied(to source: String) -> String? {
        var bytes = Array(source.utf8)
        for edit in edits.reversed() {
            guard
                let start = Self.offset(of: edit.start, in: bytes),
                let end = Self.offset(of: edit.end, in: bytes),
                start <= end
            else { return nil }
            bytes.replaceSubrange(start..<end, with: edit.text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func offset(of place: Place, in bytes: [UInt8]) -> Int? {
        var start = 0
        for _ in 1..<place.line {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let offset = start + place.column - 1
        return offset <= bytes.count ? offset : nil
    }
}

// MARK: - Asking the compiler

extension FixIt {
    /// The source with a comment for each diagnostic that denies its edits.
    ///
    /// The compiler no longer writes its edits to a file. But when it verifies such a comment, it says which
    /// edits it would have offered.
    static func denyingEdits(of diagnostics: [Diagnostic], in source: String) -> String {
        let comments = diagnostics.map { diagnostic in
            "// expected-\(diagnostic.severity)@\(diagnostic.line) {{\(diagnostic.text)}} {{none}}"
        }
        return ([source] + comments).joined(separator: "\n")
    }

    /// The edits that the compiler has offered for the diagnostics, which its output about that source tells.
    static func all(in output: String, denying diagnostics: [Diagnostic], of source: String) -> [FixIt] {
        let firstComment = source.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        return output.split(separator: "\n").compactMap { line in
            guard line.contains("fix-its") else { return nil }
            let form = /.*?:(?<line>\d+):\d+: error: expected no fix-its; actual fix-its? seen: (?<edits>.*)/
            guard
                let match = line.wholeMatch(of: form),
                let number = Int(match.line),
                diagnostics.indices.contains(number - firstComment)
            else { return nil }
            let diagnostic = diagnostics[number - firstComment]
            return FixIt(
                diagnostic: diagnostic,
                edits: edits(String(match.edits), line: diagnostic.line)
            )
        }
    }

    /// Reads edits of the form `{{14-23=text}}`, with lines before the columns where they are others.
    private static func edits(_ text: String, line: Int) -> [Edit] {
        let form =
            /{{(?:(?<startLine>[+-]?\d+):)?(?<start>\d+)-(?:(?<endLine>[+-]?\d+):)?(?<end>\d+)=(?<text>.*?)}}/
        return text.matches(of: form).compactMap { match -> Edit? in
            guard let start = Int(match.start), let end = Int(match.end) else { return nil }
            let startLine = match.startLine.map { number in absolute(number, from: line) } ?? line
            let endLine = match.endLine.map { number in absolute(number, from: line) } ?? startLine
            return Edit(
                start: Place(line: startLine, column: start),
                end: Place(line: endLine, column: end),
                text: String(match.text).replacing("\\n", with: "\n")
            )
        }
    }

    private static func absolute(_ number: some StringProtocol, from line: Int) -> Int {
        let value = Int(number) ?? 0
        return number.hasPrefix("+") || number.hasPrefix("-") ? line + value : value
    }
}
