import Foundation
import Testing

/// Compiles the fixtures.
struct FixtureTests {
    @Test(arguments: Fixture.all(.rejected))
    func rejectedFixtureHasExactlyTheErrorsItStates(fixture: Fixture) async throws {
        let output = try await fixture.compile()
        let mismatches = Mismatch.all(fixture.expectations, Diagnostic.all(in: output), inFile: fixture.path)
        if !mismatches.isEmpty { fixture.fail(mismatches.map(\.description), output: output) }
    }

    @Test(arguments: Fixture.all(.rejected))
    func correctedFixtureCompilesWithoutDiagnostics(fixture: Fixture) async throws {
        let source = try #require(fixture.correctedSource, "The fixture has no line '// corrected: …'")
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appending(path: URL(filePath: fixture.path).lastPathComponent)
        try source.write(to: file, atomically: true, encoding: .utf8)

        let output = try await fixture.compile(as: file.path)
        if !output.isEmpty { fixture.fail(["The corrected file is:", source], output: output) }
    }

    @Test(arguments: Fixture.all(.accepted))
    func acceptedFixtureCompilesWithoutDiagnostics(fixture: Fixture) async throws {
        let output = try await fixture.compile()
        if !output.isEmpty { fixture.fail([], output: output) }
    }

    @Test(arguments: Fixture.all(.rejected))
    func rejectedFixtureStatesAnError(fixture: Fixture) {
        #expect(fixture.expectations.contains { expectation in expectation.severity != .note })
    }

    @Test(arguments: [Fixture.Kind.accepted, .rejected])
    func fixturesAreFound(kind: Fixture.Kind) {
        #expect(!Fixture.all(kind).isEmpty)
    }
}

extension Fixture {
    /// Compiles the fixture, or another file in its place, and returns what the compiler prints.
    fileprivate func compile(as file: String? = nil) async throws -> String {
        try await Compiler.current.get()
            .output(file: file ?? path, languageVersion: languageVersion, flags: flags)
    }

    /// Lets the running test fail at the fixture.
    fileprivate func fail(_ report: [String], output: String) {
        let compilerReport = ["The compiler prints:", output.isEmpty ? "nothing" : output]
        Issue.record(
            Comment(rawValue: (report + compilerReport).joined(separator: "\n")),
            sourceLocation: SourceLocation(
                fileID: "Fixtures/\(name).swift",
                filePath: path,
                line: 1,
                column: 1
            )
        )
    }
}
