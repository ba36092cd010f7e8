import Foundation

/// What the compiler says about a place in a file.
struct Diagnostic: Hashable {
    enum Severity: String {
        case error
        case warning
        case note
    }

    let severity: Severity
    let file: String
    let line: Int

    /// The column in the line, counted from one; `nil` if the diagnostic is about no place in particular.
    var column: Int?
    let text: String
}

extension Diagnostic {
    /// The diagnostics among the compiler's output, which also shows pieces of the source.
    static func all(in output: String) -> [Diagnostic] {
        output.split(separator: "\n").compactMap(Diagnostic.init)
    }

    /// A line of the form `path:line:column: severity: text`, as `-diagnostic-style llvm` prints it.
    ///
    /// An error about no place in particular reads `<unknown>:0: error: text`, or `error: text`. Behind the
    /// text of a macro the compiler adds the macro's name.
    private init?(outputLine: Substring) {
        let form =
            #/
            (?:(?<file>\S.*?):(?<line>\d+)(?::(?<column>\d+))?:\s)?
            (?<severity>error|warning|note):\s(?<text>.*?)
            (?:\s\(from\smacro\s'.*'\))?
            /#
        guard
            let match = outputLine.wholeMatch(of: form),
            let severity = Severity(rawValue: String(match.severity))
        else { return nil }
        self.severity = severity
        file = match.file.map(String.init) ?? "<unknown>"
        line = match.line.flatMap { line in Int(line) } ?? 0
        column = match.column.flatMap { column in Int(column) }
        text = String(match.text)
    }
}
