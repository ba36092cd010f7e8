import AmpouleGraph
import AmpouleGraphReader
import Foundation
import TestSupport
import Testing

/// The page of the codes: its programs have the texts that it shows, and its changes mend them.
struct ProblemPageTests {
    @Test func eachCodeHasASectionAndALink() throws {
        let page = try ProblemPage()
        let codes = Set(ComponentGraph.Problem.Kind.allCases.map(\.code))

        #expect(Set(page.programs.map(\.code)) == codes)
        #expect(codes.filter { !page.text.contains("| [\($0)](#\($0)) |") } == [])
    }

    @Test func eachProgramHasTheTextOfThePage() throws {
        for program in try ProblemPage().programs {
            let report = program.report
            let text = (report.problems.descriptions + report.warnings).joined(separator: "\n")

            #expect(text == program.text, "line \(program.line)")
            #expect(text.contains("[\(program.code)]"), "line \(program.line)")
        }
    }

    @Test func eachRemedyMendsTheProgram() throws {
        for program in try ProblemPage().programs {
            #expect(!program.cures.isEmpty, "line \(program.line)")
            for cure in program.cures {
                let mended = try #require(program.mended(by: cure), "\(cure.lines)")
                let report = mended.report

                #expect(report.problems.descriptions + report.warnings == [], "\(cure.lines)")
            }
        }
    }

    /// Compiles the mended programs, resolves what the mistake prevented, and validates their containers, which know the
    /// levels that have been used.
    @Test func eachMendedProgramBuildsAndResolves() async throws {
        let mended = try ProblemPage().programs.flatMap { program in
            program.cures.compactMap { cure in program.mended(by: cure).map { ($0, cure) } }
        }
        let programs = ProgramLoad.sample(of: mended, oneOf: 3)
        try await withThrowingTaskGroup { group in
            for (program, cure) in programs {
                group.addTask {
                    let code = "\(cure.code)\n        try container.validate()"
                    let output = try await ToolQueue.run { try program.run(with: code) }
                    #expect(output == "", "\(cure.lines)")
                }
            }
            try await group.waitForAll()
        }
    }

    /// Compiles the programs, and validates their containers.
    ///
    /// What depends on the code around the graph is left out, and a decorator without what it decorates, which traps. A
    /// container knows which of two components it finds, so that there may be more problems.
    @Test func validationHasTheTextsOfThePage() async throws {
        let codes: [ComponentGraph.Problem.Kind] = [
            .missingRegistration, .cycle, .duplicateKey, .needsArguments, .ambiguousKey,
            .asynchronousDependency,
            .wrongIsolation,
        ]
        let programs = try ProblemPage().programs.filter { program in
            codes.map(\.code).contains(program.code)
                && !["required here", "decorated by", "registered twice"].contains(
                    where: program.text.contains
                )
        }
        #expect(programs.count > 15)
        let compiled = ProgramLoad.sample(of: programs, oneOf: 3)
        let code = """
            do throws(ComponentGraph.ValidationError) { try container.validate() } catch {
                        for problem in error.problems { print(problem) }
                    }
            """
        try await withThrowingTaskGroup { group in
            for program in compiled {
                group.addTask {
                    let output = try await ToolQueue.run { try program.run(with: code) }
                    let errors = output.replacing("Zoo/Zoo.swift", with: "Zoo.swift").errors
                    #expect(
                        program.text.errors.allSatisfy(errors.contains),
                        "line \(program.line): \(output)"
                    )
                }
            }
            try await group.waitForAll()
        }
    }
}

extension String {
    /// The lines that are errors.
    fileprivate var errors: [Substring] { split(separator: "\n").filter { $0.contains(": error: ") } }
}

extension ProblemPage.Program {
    /// Builds and runs the program.
    ///
    /// - Parameter code: The code to run.
    /// - Returns: What the compiler and the program print.
    fileprivate func run(with code: String) throws -> String {
        let library = try LinkedLibrary.current.get()
        let folder = FileManager.default.temporaryDirectory.appending(path: "Problem-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func path(_ name: String) -> String { folder.appending(path: name).path }
        let main = """
            import Ampoule
            \(modules.dropLast().map { "import \($0.name)" }.joined(separator: "\n"))

            @main struct Main {
                static func main() async throws {
                    \(code)
                }
            }
            """
        for (name, source) in modules {
            var files = ["\(name).swift": source]
            if name == "Zoo" { files["Main.swift"] = main }
            for (name, text) in files {
                try text.write(toFile: path(name), atomically: false, encoding: .utf8)
            }
            let output = try library.compile(
                [
                    "-parse-as-library", "-swift-version", "6", "-module-name", name, "-wmo", "-emit-object",
                    "-suppress-warnings", "-o", path("\(name).o"), "-emit-module", "-emit-module-path",
                    path("\(name).swiftmodule"), "-I", folder.path, "-D", "AMPOULE_UNPROVED_LISTS",
                ] + files.keys.sorted().map(path)
            )
            if !output.isEmpty { return output }
        }
        let linked = try library.link(modules.map { path("\($0.name).o") }, to: folder.appending(path: "Zoo"))
        return linked.isEmpty ? try Tool(path: path("Zoo")).output([]) : linked
    }
}
