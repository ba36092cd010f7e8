import Foundation
import TestSupport
import Testing

/// Compiles the fixtures.
struct FixtureTests {
    @Test(arguments: TestLoad.sample(of: Fixture.all(.rejected), oneOf: 1))
    func rejectedFixtureHasExactlyTheErrorsItStates(fixture: Fixture) async throws {
        let output = try await fixture.output()
        let mismatches = Mismatch.all(fixture.expectations, Diagnostic.all(in: output), inFile: fixture.path)
        if !mismatches.isEmpty { fixture.fail(mismatches.map(\.description), output: output) }
    }

    @Test(arguments: TestLoad.sample(of: Fixture.all(.rejected), oneOf: 4))
    func correctedFixtureCompilesWithoutDiagnostics(fixture: Fixture) async throws {
        let source = try #require(fixture.correctedSource, "The fixture has no line '// corrected: …'")
        let name = URL(filePath: fixture.path).lastPathComponent
        let output = try await withTemporaryFile(named: name, source: source) { file in
            try await fixture.output(compiling: file)
        }
        if !output.isEmpty { fixture.fail(["The corrected file is:", source], output: output) }
    }

    @Test(arguments: Fixture.accepted)
    func acceptedFixtureCompilesWithoutDiagnostics(fixture: Fixture) async throws {
        let output = try await fixture.output()
        if !output.isEmpty { fixture.fail([], output: output) }
    }

    @Test(arguments: Fixture.all(.rejected))
    func rejectedFixtureStatesAnError(fixture: Fixture) {
        #expect(fixture.expectations.contains { expectation in expectation.severity != .note })
    }

    @Test func everyKindOfMistakeHasItsFixtures() throws {
        let file = Fixture.folder.appending(path: "README.md")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { line in line.hasPrefix("| ") }.dropFirst()
        let misuses = Misuse.all.map { misuse in "Misuses/" + misuse.file.replacing(".swift", with: "") }
        let names = Set(Fixture.all(.rejected).map(\.name) + misuses)
        #expect(rows.count >= 11)
        for row in rows {
            let cell = try #require(row.split(separator: "|").last)
            let listed = cell.split(separator: ",").map { name in name.filter { !$0.isWhitespace } }
            #expect(!listed.isEmpty, "\(row)")
            for name in listed { #expect(names.contains(name), "There is no fixture '\(name)'") }
        }
    }

    @Test(arguments: [Fixture.Kind.accepted, .rejected])
    func fixturesAreFound(kind: Fixture.Kind) {
        #expect(!Fixture.all(kind).isEmpty)
    }
}

extension Fixture {
    /// The accepted fixtures as their first flags say, and some of them as their other flags do.
    fileprivate static let accepted: [Fixture] = {
        let groups = Dictionary(grouping: all(.accepted), by: \.path).sorted { $0.key < $1.key }.map(\.value)
        return TestLoad.sample(of: groups.map { $0[0] }, oneOf: 1)
            + TestLoad.sample(of: groups.flatMap { $0.dropFirst() }, oneOf: 4)
    }()

    /// Lets the running test fail at the fixture.
    fileprivate func fail(_ report: [String], output: String) {
        let sourceLocation = SourceLocation(
            fileID: "Fixtures/\(name).swift",
            filePath: path,
            line: 1,
            column: 1
        )
        Issue.record(Comment(report, output: output), sourceLocation: sourceLocation)
    }
}

extension Comment {
    /// What a test says that has compiled something.
    init(_ report: [String], output: String) {
        let compilerReport = ["The compiler prints:", output.isEmpty ? "nothing" : output]
        self.init(rawValue: (report + compilerReport).joined(separator: "\n"))
    }
}
