import Foundation
import TestSupport
import Testing

/// Compiles the code in the documents.
struct DocumentTests {
    @Test(arguments: Document.all.flatMap(\.examples))
    func exampleCompilesExceptWhereItSaysSo(example: Document.Example) async throws {
        try await example.compile()
    }

    @Test(arguments: Document.all.flatMap(\.examples).filter(\.hasMistakes))
    func exampleWithoutItsMistakesCompiles(example: Document.Example) async throws {
        try await example.corrected.compile()
    }

    @Test func readmeHasExamples() {
        #expect(
            Document.all.contains { document in document.path == "README.md" && !document.examples.isEmpty }
        )
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
