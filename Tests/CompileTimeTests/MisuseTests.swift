import TestSupport
import Testing

/// Compiles realistic mistakes, and counts those that the compiler reports once, at the mistaken token.
struct MisuseTests {
    private func output(of source: String, _ misuse: Misuse) async throws -> (file: String, text: String) {
        try await withTemporaryFile(named: misuse.file, source: source) { file in
            let flags = ["-parse-as-library", "-swift-version", "6"]
            return (file, try await Compiler.current.get().output(file: file, flags: flags))
        }
    }

    @Test(arguments: Misuse.compiled)
    func aMisuseHasExactlyTheErrorsItStates(misuse: Misuse) async throws {
        let output = try await output(of: misuse.source, misuse)
        let mismatches = Mismatch.all(
            misuse.expectations,
            Diagnostic.all(in: output.text),
            inFile: output.file
        )
        #expect(mismatches.isEmpty, Comment(mismatches.map(\.description), output: output.text))
        #expect(misuse.expectations.allSatisfy { expectation in expectation.column != nil })
    }

    @Test(arguments: Misuse.compiled)
    func aCorrectedMisuseCompilesWithoutDiagnostics(misuse: Misuse) async throws {
        let source = try #require(Fixture.correct(misuse.source))
        let output = try await output(of: source, misuse)
        #expect(output.text.isEmpty, Comment([source], output: output.text))
    }

    /// The figures are floors: raise them with each mistake that the compiler learns to report once.
    @Test func mistakesAreReportedOnce() {
        let counts = Misuse.all.flatMap(\.reportCounts)
        #expect(counts.count >= 500)
        #expect(counts.count { count in count == 1 } >= 403)
    }
}

extension Misuse {
    /// The programs that the tests compile.
    fileprivate static let compiled = TestLoad.sample(of: all, oneOf: 8)
}
