/// A comment in a fixture that says what the compiler is to report.
///
/// ```swift
/// container.horse(name: 1)  // expected-error {{text}}
/// // expected-error@-1 {{text about the line above}}
/// // expected-note@+1 {{text about the line below}}
/// ```
struct Expectation: Hashable {
    let severity: Diagnostic.Severity
    let line: Int
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
        line.matches(
            of: /expected-(?<severity>error|warning|note)(?:@(?<offset>[+-]\d+))? *{{(?<text>.*?)}}(?!})/
        )
        .compactMap { match in
            guard let severity = Diagnostic.Severity(rawValue: String(match.severity)) else { return nil }
            let offset = match.offset.flatMap { offset in Int(offset) } ?? 0
            return Expectation(severity: severity, line: number + offset, text: String(match.text))
        }
    }
}
