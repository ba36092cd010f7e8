import Testing

extension Document {
    /// The code of a section, or a package manifest.
    ///
    /// Each line of code is where it is in the document; all other lines are empty.
    struct Example: Sendable {
        let document: String
        let title: String
        let line: Int
        let source: String
        let isManifest: Bool
    }
}

extension Document.Example {
    /// Whether a line of the example must not compile.
    var hasMistakes: Bool { lines.contains { line in line.contains(Self.mistakeMark) } }

    /// The example without what must not compile.
    var corrected: Document.Example {
        let lines = lines.map { line in line.contains(Self.mistakeMark) ? "" : line }
        return Document.Example(
            document: document,
            title: title,
            line: line,
            source: lines.joined(separator: "\n"),
            isManifest: isManifest
        )
    }

    /// Compares what must not compile with what the compiler says.
    func mismatches(_ diagnostics: [Diagnostic], inFile file: String) -> [Mismatch] {
        let expectations = lines.enumerated().flatMap { index, line in
            let errors = diagnostics.filter { diagnostic in diagnostic.isError(inFile: file, line: index + 1)
            }
            return expectedTexts(ofLine: line, errors: errors.map(\.text)).map { text in
                Expectation(severity: .error, line: index + 1, text: text)
            }
        }
        let diagnostics = diagnostics.filter { diagnostic in !diagnostic.isAboutUnusedValue }
        return Mismatch.all(expectations, diagnostics, inFile: file)
    }

    private var lines: [Substring] { source.split(separator: "\n", omittingEmptySubsequences: false) }

    /// What a line says of its errors.
    ///
    /// If it says no more than that it does not compile, any errors will do.
    private func expectedTexts(ofLine line: Substring, errors: [String]) -> [String] {
        guard let mark = line.firstMatch(of: Self.mistakeMark) else { return [] }
        if let text = mark.text { return [String(text)] }
        return errors.isEmpty ? ["any error"] : errors
    }

    private static var mistakeMark: Regex<(Substring, text: Substring?)> {
        /\/\/ (?:does not compile|error: (?<text>.*))$/
    }
}

extension Diagnostic {
    fileprivate func isError(inFile file: String, line: Int) -> Bool {
        severity == .error && self.file == file && self.line == line
    }

    /// Whether this is a warning on a value that is not used, which is the rule in examples.
    fileprivate var isAboutUnusedValue: Bool {
        severity == .warning && (text.contains("unused") || text.contains("never used"))
    }
}

extension Document.Example: CustomTestStringConvertible {
    var testDescription: String { "\(document), line \(line): \(title)" }
}
