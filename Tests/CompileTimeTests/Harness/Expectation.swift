/// A comment in a fixture that says what the compiler is to report.
///
/// ```swift
/// container.horse(name: 1)  // expected-error {{text}}
/// // expected-error@-1 {{text about the line above}}
/// // expected-note@+1 {{text about the line below}}
/// // expected-error@-3:7 {{text about column 7 of that line}}
/// ```
struct Expectation: Hashable {
    let severity: Diagnostic.Severity
    let line: Int

    /// The column in the line, if the comment says one.
    var column: Int?
    let text: String
}

extension Expectation {
    /// The expectations that the comments of a source file state.
    static func all(in source: String) -> [Expectation] {
        source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            all(inLine: line, number: index + 1)
        }
    }

    private static func all(inLine line: Substring, number: Int) -> [Expectation] {
        // A regular expression takes a thousand times as long for each of the lines without one, which are most.
        guard line.contains("expected-") else { return [] }
        let form =
            #/
            expected-(?<severity>error|warning|note)(?:@(?<offset>[+-]\d+)(?::(?<column>\d+))?)?
            \ *{{(?<text>.*?)}}(?!})
            /#
        return line.matches(of: form).compactMap { match in
            guard let severity = Diagnostic.Severity(rawValue: String(match.severity)) else { return nil }
            let offset = match.offset.flatMap { offset in Int(offset) } ?? 0
            return Expectation(
                severity: severity,
                line: number + offset,
                column: match.column.flatMap { column in Int(column) },
                text: String(match.text)
            )
        }
    }
}
