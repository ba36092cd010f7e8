/// A difference between what a fixture expects of the compiler and what the compiler says.
enum Mismatch: Hashable {
    case missing(Expectation)
    case additional(Diagnostic)
    case different(Expectation, Diagnostic)
}

extension Mismatch {
    /// Compares expectations with diagnostics, each of which must be expected once.
    ///
    /// Notes explain errors; they count only where notes are expected at all, and only those in the file.
    static func all(_ expectations: [Expectation], _ diagnostics: [Diagnostic], inFile file: String)
        -> [Mismatch]
    {
        let expectsNotes = expectations.contains { expectation in expectation.severity == .note }
        var additional = diagnostics.filter { diagnostic in
            diagnostic.severity != .note || expectsNotes && diagnostic.file == file
        }
        var missing: [Expectation] = []
        for expectation in expectations {
            let match = additional.firstIndex { diagnostic in
                expectation.isAbout(diagnostic, inFile: file) && expectation.text == diagnostic.text
            }
            if let match { additional.remove(at: match) } else { missing.append(expectation) }
        }
        return pair(missing, &additional, inFile: file) + additional.map(Mismatch.additional)
    }

    private static func pair(
        _ missing: [Expectation],
        _ additional: inout [Diagnostic],
        inFile file: String
    ) -> [Mismatch] {
        missing.map { expectation in
            let pair = additional.firstIndex { diagnostic in expectation.isAbout(diagnostic, inFile: file) }
            return pair.map { index in .different(expectation, additional.remove(at: index)) }
                ?? .missing(expectation)
        }
    }
}

extension Expectation {
    fileprivate func isAbout(_ diagnostic: Diagnostic, inFile file: String) -> Bool {
        diagnostic.severity == severity && diagnostic.line == line && diagnostic.file == file
            && (column == nil || diagnostic.column == column)
    }
}

extension Mismatch: CustomStringConvertible {
    var description: String {
        switch self {
        case .missing(let expectation):
            "Line \(expectation.place): the compiler does not report the \(expectation.severity) "
                + "'\(expectation.text)'"
        case .additional(let diagnostic):
            "Line \(diagnostic.place) of \(diagnostic.file): the compiler reports the \(diagnostic.severity) "
                + "'\(diagnostic.text)', which is not expected"
        case .different(let expectation, let diagnostic):
            "Line \(expectation.place): the compiler reports the \(expectation.severity) '\(diagnostic.text)' "
                + "instead of '\(expectation.text)'"
        }
    }
}

extension Expectation {
    fileprivate var place: String { "\(line)\(column.map { column in ":\(column)" } ?? "")" }
}

extension Diagnostic {
    fileprivate var place: String { "\(line)\(column.map { column in ":\(column)" } ?? "")" }
}
