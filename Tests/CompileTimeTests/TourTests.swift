import Foundation
import TestSupport
import Testing

/// The tour fits on one screen, and the errors that it prints are those of the compiler.
struct TourTests {
    private static let folder = Document.root.appending(path: "Sources/PetShop")

    private static var files: [URL] {
        get throws {
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { file in file.pathExtension == "swift" }
        }
    }

    @Test func theTourFitsOnOneScreen() async throws {
        let output = try await ToolQueue.run {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let library = try LinkedLibrary.current.get()
            let (object, program) = (
                folder.appending(path: "PetShop.o").path, folder.appending(path: "PetShop")
            )
            var report = try library.compile(
                ["-parse-as-library", "-swift-version", "6", "-wmo", "-emit-object", "-o", object]
                    + Self.files.map(\.path)
            )
            if report.isEmpty { report = try library.link([object], to: program) }
            return report.isEmpty ? try Tool(path: program.path).output([]) : report
        }
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.last == "" && lines.count <= 24, "\(output)")
        #expect(lines.filter { line in line.count > 80 } == [])
        #expect(lines.dropLast().last?.hasSuffix("→ Mimi, a cat") == true, "\(output)")
    }

    @Test(arguments: [
        ("Tour.swift", "petShop.cat(name: \"Mimi\")", "petShop.cat(name: 7)"),
        (
            "PetShop.swift", "@Registrations(Cat.self, Till.self, Clerk.self)",
            "@Registrations(Cat.self, Clerk.self)"
        ),
    ])
    func aMistakeHasTheErrorThatTheTourPrints(file: String, code: String, mistake: String) async throws {
        let source = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
        let mistaken = source.replacing(code, with: mistake, maxReplacements: 1)
        try #require(mistaken != source)
        let others = try Self.files.filter { other in other.lastPathComponent != file }.map(\.path)
        let output = try await withTemporaryFile(named: file, source: mistaken) { file in
            try await Compiler.current.get().output(
                files: [file] + others,
                module: "PetShop",
                flags: ["-swift-version", "6", "-parse-as-library", "-emit-sil", "-o", "/dev/null"]
            )
        }

        let tour = try String(contentsOf: Self.folder.appending(path: "Tour.swift"), encoding: .utf8)
        let errors = Diagnostic.all(in: output).filter { $0.severity == .error }.map(\.text)
        #expect(tour.contains("\"\(mistake.replacing("\"", with: "\\\""))\""))
        #expect(errors.contains { error in tour.contains("\"\(error)\"") }, "\(output)")
    }
}
