#if AMPOULE_STAND_INS
import Foundation
import Testing

/// Compiles the product for SwiftUI, the samples of its pages, and the example app, in the modes that the build does not use.
struct ViewSourceTests {
    /// Sources, with a way to compile them.
    struct Case: Sendable, CustomTestStringConvertible {
        let module: String
        let files: [String]
        let flags: [String]

        var testDescription: String { ([module] + flags).joined(separator: " ") }

        init(_ module: String, _ folder: String, only names: String..., mode: String, isIsolated: Bool) {
            let root = Document.root.appending(path: folder)
            let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            let paths = all?.compactMap { ($0 as? URL)?.path } ?? []
            self.module = module
            files = paths.filter { path in
                path.hasSuffix(".swift")
                    && (names.isEmpty || names.contains(URL(filePath: path).lastPathComponent))
            }.sorted()
            // The product uses what the library shows to its own package, which has the name of its folder.
            flags =
                ["-swift-version", mode, "-package-name", Document.root.lastPathComponent.lowercased()]
                + (isIsolated ? ["-default-isolation", "MainActor"] : [])
        }
    }

    private static let modes = [("5", false), ("5", true), ("6", true)]

    static let cases =
        modes.flatMap { mode, isIsolated in
            [
                Case("AmpouleSwiftUI", "Sources/AmpouleSwiftUI", mode: mode, isIsolated: isIsolated),
                Case(
                    "Samples",
                    "Tests/AmpouleSwiftUITests",
                    only: "Clinic.swift",
                    "Samples.swift",
                    mode: mode,
                    isIsolated: isIsolated
                ),
            ]
        }
        + [("5", true), ("6", false)].map { mode, isIsolated in
            Case("Kennel", "Examples/Kennel/Sources/Kennel", mode: mode, isIsolated: isIsolated)
        }

    @Test(arguments: cases)
    func theSourcesCompileWithoutDiagnostics(sources: Case) async throws {
        #expect(sources.files.count > 1)
        let compiler = try Compiler.current.get()
        let output = try await compiler.output(
            files: sources.files,
            module: sources.module,
            flags: ["-emit-sil", "-o", "/dev/null", "-parse-as-library"] + sources.flags
                + compiler.toolchain.testingFlags
        )

        #expect(output.isEmpty, Comment([sources.testDescription], output: output))
    }
}
#endif
