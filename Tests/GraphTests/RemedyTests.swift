import Foundation
import TestSupport
import Testing

/// The remedies that the page of the codes doesn't show: what the check advises mends the program.
struct RemedyTests {
    private static let page = Result { try ProblemPage("Tests/GraphTests/Remedies.md") }

    @Test func eachProgramHasTheTextOfThePage() throws {
        for program in try Self.page.get().programs {
            let report = program.report
            let text = (report.problems.descriptions + report.warnings).joined(separator: "\n")

            #expect(text == program.text, "line \(program.line)")
            #expect(text.contains("[\(program.code)]"), "line \(program.line)")
        }
    }

    @Test func eachRemedyMendsTheProgram() throws {
        for program in try Self.page.get().programs {
            #expect(!program.cures.isEmpty, "line \(program.line)")
            for cure in program.cures {
                let mended = try #require(program.mended(by: cure), "\(cure.lines)")
                let report = mended.report

                #expect(report.problems.descriptions + report.warnings == [], "\(cure.lines)")
                #expect(mended.sources.report().problems.descriptions == [], "\(cure.lines)")
            }
        }
    }

    /// Compiles the first remedies of all programs together, then the second ones, and so on, and runs the code of each.
    @Test func theMendedProgramsBuildAndResolve() async throws {
        let programs = try Self.page.get().programs
        let most = programs.map(\.cures.count).max() ?? 0
        #expect(programs.count > 10 && most > 1)
        try await withThrowingTaskGroup { group in
            for number in 0..<most {
                let mended = programs.filter { $0.cures.count > number }.compactMap { program in
                    program.mended(by: program.cures[number]).map { ($0, program.cures[number].code) }
                }
                group.addTask {
                    let output = try await ToolQueue.run { try Self.output(of: mended) }
                    #expect(output == "", "remedy \(number + 1)")
                }
            }
            try await group.waitForAll()
        }
    }

    /// Builds some programs as one module, and runs it.
    ///
    /// - Returns: What the compiler and the code print.
    private static func output(of programs: [(program: ProblemPage.Program, code: String)]) throws -> String {
        let library = try LinkedLibrary.current.get()
        let folder = FileManager.default.temporaryDirectory.appending(path: "Remedies-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func path(_ name: String) -> String { folder.appending(path: name).path }
        let libraries = programs.flatMap { $0.program.modules.dropLast() }
        let code = programs.map { program, code in
            "do { \(code) } catch { print(\"line \(program.line): \\(error)\") }"
        }
        let main = """
            import Ampoule
            \(libraries.map { "import \($0.name)" }.joined(separator: "\n"))

            @main struct Main {
                static func main() async throws {
                    \(code.joined(separator: "\n"))
                }
            }
            """
        var files = ["Main.swift": main]
        for (program, _) in programs {
            files["Program\(program.line).swift"] = program.modules[program.modules.count - 1].source
        }
        let modules = libraries.map { ($0.name, ["\($0.name).swift": $0.source]) } + [("Zoo", files)]
        for (module, files) in modules {
            for (name, text) in files {
                try text.write(toFile: path(name), atomically: false, encoding: .utf8)
            }
            let compiled = try library.compile(
                [
                    "-parse-as-library", "-swift-version", "6", "-module-name", module, "-wmo",
                    "-D", "AMPOULE_UNPROVED_LISTS",
                    "-emit-object",
                    "-suppress-warnings", "-o", path("\(module).o"), "-emit-module", "-emit-module-path",
                    path("\(module).swiftmodule"), "-I", folder.path,
                ] + files.keys.sorted().map(path)
            )
            guard compiled.isEmpty else { return compiled }
        }
        let linked = try library.link(modules.map { path("\($0.0).o") }, to: folder.appending(path: "Zoo"))
        return linked.isEmpty ? try Tool(path: path("Zoo")).output([]) : linked
    }
}
