import Testing

/// The comparison of what fixtures expect with what the compiler says.
struct HarnessTests {
    private static let file = "/fixtures/Horse.swift"

    private func diagnostic(
        _ severity: Diagnostic.Severity = .error,
        _ text: String = "Wrong",
        file: String = file,
        line: Int = 3,
        column: Int? = 7
    ) -> Diagnostic {
        Diagnostic(severity: severity, file: file, line: line, column: column, text: text)
    }

    private func expectation(
        _ severity: Diagnostic.Severity = .error,
        _ text: String = "Wrong",
        line: Int = 3,
        column: Int? = nil
    ) -> Expectation {
        Expectation(severity: severity, line: line, column: column, text: text)
    }

    private func mismatches(_ expectations: [Expectation], _ diagnostics: [Diagnostic]) -> [Mismatch] {
        Mismatch.all(expectations, diagnostics, inFile: Self.file)
    }

    // MARK: Comparing

    @Test func expectedDiagnosticsMatch() {
        #expect(mismatches([], []) == [])
        #expect(mismatches([expectation()], [diagnostic()]) == [])
        #expect(mismatches([expectation(.warning)], [diagnostic(.warning)]) == [])
    }

    @Test func missingErrorIsAMismatch() {
        #expect(mismatches([expectation()], []) == [.missing(expectation())])
    }

    @Test(arguments: [Diagnostic.Severity.error, .warning])
    func additionalDiagnosticIsAMismatch(severity: Diagnostic.Severity) {
        let additional = diagnostic(severity, "Noise")
        #expect(mismatches([expectation()], [diagnostic(), additional]) == [.additional(additional)])
    }

    @Test func otherTextIsAMismatch() {
        let other = diagnostic(.error, "Wrong, too")
        #expect(mismatches([expectation()], [other]) == [.different(expectation(), other)])
    }

    @Test func otherLineIsAMismatch() {
        let other = diagnostic(line: 4)
        #expect(mismatches([expectation()], [other]) == [.missing(expectation()), .additional(other)])
    }

    @Test func otherColumnIsAMismatchIfOneIsExpected() {
        let other = diagnostic(column: 8)
        #expect(mismatches([expectation(column: 7)], [diagnostic()]) == [])
        #expect(
            mismatches([expectation(column: 7)], [other]) == [
                .missing(expectation(column: 7)), .additional(other),
            ]
        )
    }

    @Test func otherSeverityIsAMismatch() {
        let other = diagnostic(.warning)
        #expect(mismatches([expectation()], [other]) == [.missing(expectation()), .additional(other)])
    }

    @Test func errorInAnotherFileIsAMismatch() {
        let other = diagnostic(file: "macro expansion @Register")
        #expect(mismatches([expectation()], [other]) == [.missing(expectation()), .additional(other)])
    }

    @Test func diagnosticThatIsPrintedTwiceMustBeExpectedTwice() {
        let twice = [diagnostic(), diagnostic()]
        #expect(mismatches([expectation()], twice) == [.additional(diagnostic())])
        #expect(mismatches([expectation(), expectation()], twice) == [])
    }

    @Test func notesCountOnlyWhereANoteIsExpected() {
        let note = diagnostic(.note, "Declared here")
        #expect(mismatches([expectation()], [diagnostic(), note]) == [])
        #expect(mismatches([expectation(.note)], [diagnostic(.note), note]) == [.additional(note)])
        #expect(mismatches([expectation(.note)], []) == [.missing(expectation(.note))])
    }

    // MARK: Reading the compiler's output

    @Test func outputOfTheCompilerIsRead() {
        let output = """
            /fixtures/Horse.swift:3:29: error: value of type 'A: B' is wrong
              _ = container.horse(name: name)
                                        ^ error: no diagnostic
            macro expansion @Register:5:7: warning: Noise (from macro 'Register')
            <unknown>:0: error: no such module 'Ampoule'
            error: no such file
            Fatal: something else
            """
        #expect(
            Diagnostic.all(in: output) == [
                diagnostic(.error, "value of type 'A: B' is wrong", column: 29),
                diagnostic(.warning, "Noise", file: "macro expansion @Register", line: 5),
                diagnostic(.error, "no such module 'Ampoule'", file: "<unknown>", line: 0, column: nil),
                diagnostic(.error, "no such file", file: "<unknown>", line: 0, column: nil),
            ]
        )
    }

    // MARK: Reading fixtures

    @Test func expectationsAreReadFromComments() {
        let source = """
            one()  // expected-error {{First}} expected-warning {{'Second'}}
            // expected-note@-1 {{Third}}
            // expected-error@+2:9 {{{ braces }}}

            two()
            """
        #expect(
            Expectation.all(in: source) == [
                expectation(.error, "First", line: 1),
                expectation(.warning, "'Second'", line: 1),
                expectation(.note, "Third", line: 1),
                expectation(.error, "{ braces }", line: 5, column: 9),
            ]
        )
    }

    @Test func correctionsReplaceTheLineAboveThem() {
        let source = """
            func horse() {
                wrong()
                // expected-error@-1 {{Wrong}}
                // corrected: right()
                // corrected: also()
                fine()
                superfluous()
                // corrected:
            }
            """
        let corrected = """
            func horse() {

                // expected-error@-1 {{Wrong}}
                right()
                also()
                fine()


            }
            """
        #expect(Fixture.correct(source) == corrected)
    }

    @Test func sourceWithoutCorrectionsHasNoTwin() {
        #expect(Fixture.correct("wrong()  // expected-error {{Wrong}}") == nil)
    }

    private func fixtures(_ source: String) -> [Fixture] {
        Fixture.all(.accepted, path: Self.file, source: source)
    }

    @Test func headerSaysHowToCompile() {
        let source = """
            // swift-version: 5
            // flags: -default-isolation MainActor
            // flags: -strict-memory-safety
            import Ampoule
            // swift-version: 4
            """
        #expect(fixtures(source).map(\.languageVersion) == ["5", "5"])
        #expect(
            fixtures(source).map(\.flags) == [
                ["-default-isolation", "MainActor"], ["-strict-memory-safety"],
            ]
        )
    }

    @Test func fixtureWithoutAHeaderIsCompiledOnce() {
        let source = "import Ampoule\n// swift-version: 5"
        #expect(fixtures(source).map(\.languageVersion) == ["6"])
        #expect(fixtures(source).map(\.flags) == [[]])
    }
}
