import Foundation
import TestSupport
import Testing

/// Follows the steps of the page "Create a container" in one folder, and runs the program where the page does.
struct GettingStartedTests {
    @Test func thePageWorksStepByStep() async throws {
        let steps = Walkthrough(try Self.page).steps
        let isRun = steps.map { step in if case .run = step { true } else { false } }
        #expect(isRun.filter { $0 }.count == 4)

        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for step in steps {
            switch step {
            case .write(let path, let text): try write(text, to: folder.appending(path: path))
            case .append(let path, let text): try append(text, to: folder.appending(path: path))
            case .reject(let text):
                try await expectErrors(in: text, after: folder.appending(path: Self.program))
            case .run(let output): #expect(try await run(folder.appending(path: Self.program)) == output)
            case .unexplained(let line): Issue.record("The page does not say what to do with line \(line)")
            }
        }
        let manifest = folder.appending(path: "Package.swift").path
        let compiler = try Compiler.current.get()
        #expect(try await compiler.output(file: manifest, flags: compiler.toolchain.manifestFlags) == "")
    }

    @Test(arguments: [
        (
            "Put this in `a.swift`:\n\n```swift\nlet a = 1\n```",
            Walkthrough.Step.write(file: "a.swift", text: "let a = 1\n")
        ),
        (
            "Now add this to\n`a.swift`:\n\n```swift\nlet a = 1\n```",
            .append(file: "a.swift", text: "let a = 1\n")
        ),
        ("Look:\n\n```swift\nlet a = 1\n```", .unexplained(line: 3)),
        ("```sh\nswift run\n```\n\n```\n1\n```", .run(output: "1\n")),
        (
            "Wrong:\n\n```swift\nlet a: Int = \"\"  // error: no\n```",
            .reject(text: "let a: Int = \"\"  // error: no\n")
        ),
    ])
    func aStepIsReadFromItsSentence(_ page: String, step: Walkthrough.Step) {
        #expect(Walkthrough(page).steps == [step])
    }

    private static let program = "Sources/Clinic/main.swift"

    /// The sections of the page that a reader follows.
    private static var page: String {
        get throws {
            var root = URL(filePath: #filePath)
            for _ in 0..<3 { root.deleteLastPathComponent() }
            let path = "Sources/Ampoule/Ampoule.docc/Articles/CompositionRoot.md"
            let page = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            let first = try #require(page.range(of: "\n## Create a package\n"))
            let next = try #require(page.range(of: "\n## Choose where the container lives\n"))
            return String(page[first.lowerBound..<next.lowerBound])
        }
    }

    private func write(_ text: String, to file: URL) throws {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func append(_ text: String, to file: URL) throws {
        try write(String(contentsOf: file, encoding: .utf8) + "\n" + text, to: file)
    }

    private func expectErrors(in text: String, after program: URL) async throws {
        let before = try String(contentsOf: program, encoding: .utf8)
        try await withTemporaryFile(named: "main.swift", source: before + text) { file in
            let output = try await Compiler.current.get().output(file: file, flags: ["-swift-version", "6"])
            let errors = Diagnostic.all(in: output).filter { $0.severity == .error }.map(\.text)
            #expect(errors == text.matches(of: /\/\/ error: (.*)/).map { match in String(match.1) })
        }
    }

    private func run(_ file: URL) async throws -> String {
        try await ToolQueue.run {
            let library = try LinkedLibrary.current.get()
            let executable = file.deletingPathExtension()
            let object = executable.path + ".o"
            let flags = ["-swift-version", "6", "-module-name", "Clinic", "-emit-object", "-o", object]
            let output = try library.compile(flags + [file.path])
            guard output.isEmpty else { return output }
            let report = try library.link([object], to: executable)
            return report.isEmpty ? try Tool(path: executable.path).output([]) : report
        }
    }
}
