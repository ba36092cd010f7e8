import Foundation
import TestSupport
import Testing

/// Compiles the code in the documents.
struct DocumentTests {
    @Test(arguments: TestLoad.sample(of: Document.all.flatMap(\.examples), oneOf: 1))
    func exampleCompilesExceptWhereItSaysSo(example: Document.Example) async throws {
        try await example.compile()
    }

    @Test(arguments: TestLoad.sample(of: Document.all.flatMap(\.examples).filter(\.hasMistakes), oneOf: 4))
    func exampleWithoutItsMistakesCompiles(example: Document.Example) async throws {
        try await example.corrected.compile()
    }

    @Test(arguments: Document.all.flatMap(\.excerpts))
    func excerptHasTheLinesOfItsFile(excerpt: Document.Excerpt) throws {
        let text = try String(contentsOf: Document.root.appending(path: excerpt.file), encoding: .utf8)

        #expect(excerpt.isIn(text), "\(excerpt.document):\(excerpt.line)")
    }

    @Test func anExcerptHasConsecutiveLinesOfItsFile() throws {
        let text = "struct Farm {\n    let name: String\n\n    let size: Int\n}\n"
        func isExcerpt(_ lines: String) throws -> Bool {
            let page = "# Farms\n\n<!-- excerpt of Farm.swift -->\n```swift\n\(lines)\n```\n"
            let excerpts = Document(path: "Farms.md", text: page).excerpts
            #expect(excerpts.map(\.file) == ["Farm.swift"])
            return try #require(excerpts.first).isIn(text)
        }

        #expect(try isExcerpt("let name: String\n\nlet size: Int"))
        #expect(try !isExcerpt("let name: String\nlet size: Int"))
        #expect(try !isExcerpt("let age: Int"))
        #expect(try !isExcerpt("let size: Int\n    let depth: Int"))
    }

    @Test func readmeHasExamples() {
        #expect(
            Document.all.contains { document in document.path == "README.md" && !document.examples.isEmpty }
        )
    }
}

extension Document.Excerpt: CustomTestStringConvertible {
    var testDescription: String { "\(document):\(line)" }

    /// Whether a file has the lines, one after the other.
    fileprivate func isIn(_ text: String) -> Bool {
        func trimmed(_ line: some StringProtocol) -> String { line.trimmingCharacters(in: .whitespaces) }
        let lines = lines.map { trimmed($0) }
        let all = text.split(separator: "\n", omittingEmptySubsequences: false).map { trimmed($0) }
        return !lines.isEmpty && all.indices.contains { all[$0...].starts(with: lines) }
    }
}

extension Document.Example {
    /// Compiles the example, and lets the running test fail if it is not as it says.
    fileprivate func compile() async throws {
        let compiler = try Compiler.current.get()
        let flags = isManifest ? compiler.toolchain.manifestFlags : ["-swift-version", "6"]
        let name = URL(filePath: document).deletingPathExtension().lastPathComponent + ".swift"
        // The first line is the document's title, never code.
        let source = isManifest ? source : "import Ampoule" + source
        try await withTemporaryFile(named: name, source: source) { file in
            let output = try await compiler.output(file: file, flags: flags)
            let mismatches = mismatches(Diagnostic.all(in: output), inFile: file)
            guard !mismatches.isEmpty else { return }
            let root = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            let location = SourceLocation(
                fileID: "Documents/" + document,
                filePath: root.appending(path: document).path,
                line: line,
                column: 1
            )
            Issue.record(Comment(mismatches.map(\.description), output: output), sourceLocation: location)
        }
    }
}
