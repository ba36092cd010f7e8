import Foundation
import TestSupport
import Testing

/// Applies what the macros offer to mend a misuse, and compiles the outcome.
struct FixItTests {
    @Test(arguments: TestLoad.sample(of: Misuse.all.filter(\.isMendedByMacros), oneOf: 6))
    func fixItMendsWhatItIsOfferedFor(misuse: Misuse) async throws {
        let fixture = Fixture(misuse)
        let diagnostics = try await fixture.diagnostics()
        for fixIt in try await fixture.fixIts(for: diagnostics) where fixIt.isOfferedByAMacro {
            let edited = try #require(fixIt.applied(to: fixture.source), "\(fixIt) is no edit of the file")
            let mended = try #require(
                fixture.fillingIn(edited, below: fixIt.diagnostic.line),
                "The misuse has no line '// typed: …' for '\(fixIt.diagnostic.text)'"
            )
            try await fixture.expectMended(mended, by: fixIt, of: diagnostics)
        }
    }

    @Test func editsAreReadFromTheCompilersOutput() {
        let source = "one\ntwo\nthree"
        let diagnostic = Diagnostic(severity: .note, file: "/Horse.swift", line: 2, text: "Mend it")
        let output = """
            /Horse.swift:4:30: error: expected no fix-its; actual fix-its seen: {{1-2=T}} {{3:1-4=4\\n}}
            /Horse.swift:1:1: error: unexpected note produced: Declared here
            """

        let fixIts = FixIt.all(in: output, denying: [diagnostic], of: source)

        #expect(fixIts.map(\.diagnostic) == [diagnostic])
        #expect(fixIts.map { fixIt in fixIt.applied(to: source) } == ["one\nTwo\n4\nee"])
        #expect(
            FixIt.denyingEdits(of: [diagnostic], in: source).hasSuffix(
                "\n// expected-note@2 {{Mend it}} {{none}}"
            )
        )
    }

    @Test func placeholdersAreFilledInWithWhatThePersonTypes() {
        let source = "let age\n// expected-error@-1 {{}}\n// typed: Int\nlet name\n"
        let fixture = Fixture.all(.rejected, path: "/Horse.swift", source: source)[0]

        #expect(fixture.fillingIn("let age: <#Type#>", below: 1) == "let age: Int")
        #expect(fixture.fillingIn("let name: <#Type#>", below: 4) == nil)
        #expect(fixture.fillingIn("let name: String", below: 4) == "let name: String")
    }

    @Test func misusesWithFixItsAreFound() async throws {
        let misuse = try #require(Misuse.all.first { misuse in misuse.title == "noncopyable component" })
        let fixture = Fixture(misuse)

        #expect(try await !fixture.fixIts(for: fixture.diagnostics()).isEmpty)
    }
}

extension Misuse {
    /// Whether the macros, rather than the compiler alone, find the mistake, and none of their edits is a guess.
    fileprivate var isMendedByMacros: Bool {
        !source.contains("// unmended: ")
            && expectations.contains { expectation in
                expectation.text.first?.isUppercase == true || expectation.text.hasPrefix("'@")
            }
    }
}

extension FixIt {
    /// Whether a macro offers the edit, whose texts begin with a capital letter as the compiler's do not.
    fileprivate var isOfferedByAMacro: Bool { diagnostic.text.first?.isUppercase == true }
}

extension [Diagnostic] {
    fileprivate func count(of severity: Diagnostic.Severity) -> Int {
        count { diagnostic in diagnostic.severity == severity }
    }

    fileprivate var errorTexts: [String] {
        filter { diagnostic in diagnostic.severity == .error }.map(\.text)
    }
}

extension Fixture {
    fileprivate init(_ misuse: Misuse) {
        self.init(kind: .rejected, path: misuse.file, source: misuse.source, languageVersion: "6", flags: [])
    }

    fileprivate var fileName: String { URL(filePath: path).lastPathComponent }

    /// What the compiler prints about a source in the fixture's place.
    fileprivate func output(of source: String, flags: [String] = []) async throws -> String {
        try await withTemporaryFile(named: fileName, source: source) { file in
            try await output(compiling: file, flags: flags)
        }
    }

    fileprivate func diagnostics() async throws -> [Diagnostic] {
        Diagnostic.all(in: try await output(of: source)).filter { $0.file.hasSuffix(fileName) }
    }

    fileprivate func fixIts(for diagnostics: [Diagnostic]) async throws -> [FixIt] {
        let output = try await output(
            of: FixIt.denyingEdits(of: diagnostics, in: source),
            flags: ["-verify", "-verify-ignore-unrelated"]
        )
        return FixIt.all(in: output, denying: diagnostics, of: source)
    }

    /// Expects the mended source to have fewer errors or warnings than before, and no error that it did not have.
    fileprivate func expectMended(_ source: String, by fixIt: FixIt, of former: [Diagnostic]) async throws {
        let output = try await output(of: source)
        let diagnostics = Diagnostic.all(in: output)
        var remaining = former.errorTexts
        let further = diagnostics.errorTexts.filter { text in
            guard let index = remaining.firstIndex(of: text) else { return true }
            remaining.remove(at: index)
            return false
        }
        let isWarningMended = diagnostics.count(of: .warning) < former.count(of: .warning)
        if further.isEmpty, !remaining.isEmpty || isWarningMended { return }
        let location = SourceLocation(
            fileID: "Misuses/\(fileName)",
            filePath: path,
            line: fixIt.diagnostic.line,
            column: 1
        )
        let report = ["'\(fixIt.diagnostic.text)' does not mend the file:", source]
        Issue.record(Comment(report, output: output), sourceLocation: location)
    }
}
