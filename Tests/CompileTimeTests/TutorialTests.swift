import Foundation
import TestSupport
import Testing

/// The code of the tutorial compiles after each step, and prints what the tutorial says.
struct TutorialTests {
    private static let steps = (try? Tutorial.current.get().steps) ?? []

    @Test func theStepsShowAllListings() throws {
        let resources = try FileManager.default.contentsOfDirectory(
            atPath: Tutorial.folder.appending(path: "Resources").path
        )
        #expect(Set(Self.steps.map(\.code.resource)) == Set(resources))
        #expect(Set(Self.steps.map(\.chapter)).count == 4)
    }

    @Test(arguments: steps.filter(\.code.isManifest))
    func manifestCompiles(step: Tutorial.Step) async throws {
        let compiler = try Compiler.current.get()
        try await withTemporaryFile(named: "Package.swift", source: step.code.text) { file in
            let output = try await compiler.output(file: file, flags: compiler.toolchain.manifestFlags)
            #expect(output == "")
        }
    }

    @Test(arguments: TestLoad.sample(of: steps.filter(\.code.isProgram), oneOf: 1))
    func programCompilesAfterTheStep(step: Tutorial.Step) async throws {
        let output = try await compile(
            step.program,
            module: "Clinic",
            flags: ["-emit-sil", "-o", "/dev/null"]
        )

        let mark = /\/\/ error: (.*)/
        let expected = step.program.flatMap { code in
            code.text.split(separator: "\n").compactMap { line in
                line.firstMatch(of: mark).map { String($0.1) }
            }
        }
        let texts = Diagnostic.all(in: output).filter { $0.severity != .note }.map(\.text)
        let isExpected = zip(texts, expected).allSatisfy { text, expected in
            expected.hasSuffix("…") ? text.hasPrefix(expected.dropLast()) : text == expected
        }
        #expect(isExpected && texts.count == expected.count, "\(texts)")
    }

    @Test(arguments: TestLoad.sample(of: steps.filter(\.code.isTest), oneOf: 1))
    func testsCompileAfterTheStep(step: Tutorial.Step) async throws {
        let toolchain = try Toolchain()
        try await withTemporaryFile(named: "Clinic.swiftmodule", source: "") { module in
            let program = try await compile(
                step.program,
                module: "Clinic",
                flags: ["-enable-testing", "-emit-module", "-o", module]
            )
            #expect(program == "")
            let folder = URL(filePath: module).deletingLastPathComponent().path
            let tests = try await compile(
                step.tests,
                module: "ClinicTests",
                flags: toolchain.testingFlags + ["-I", folder, "-emit-sil", "-o", "/dev/null"]
            )
            #expect(tests == "")
        }
    }

    private func compile(_ code: [Tutorial.Code], module: String, flags: [String]) async throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try code.write(into: folder)
        return try await Compiler.current.get().output(
            files: files,
            module: module,
            flags: ["-swift-version", "6", "-parse-as-library"] + flags
        )
    }
}

/// The programs and the tests of the tutorial, run.
struct TutorialRunTests {
    private static let programs = [
        ("1-7-Clinic.swift", "Mail to Ada\n"),
        ("2-6-Clinic.swift", "Mail to Ada\nMail to Grace\n[\"Ada\", \"Grace\"]\n"),
        (
            "4-4-Clinic.swift",
            """
            Mail to Ada
            Barbara: booked Ada
            Mail to Grace
            Katherine: booked Grace
            ["Ada", "Grace"]

            """
        ),
    ]

    @Test(arguments: TestLoad.sample(of: programs, oneOf: 1))
    func programPrints(_ resource: String, output: String) async throws {
        let step = try #require(Tutorial.current.get().step(resource))
        #expect(try await run(step, tests: false) == output)
    }

    @Test(arguments: TestLoad.sample(of: ["3-5-FrontDeskTests.swift", "4-5-FrontDeskTests.swift"], oneOf: 1))
    func testsPass(_ resource: String) async throws {
        let step = try #require(Tutorial.current.get().step(resource))
        let output = try await run(step, tests: true)
        #expect(output.contains("Test run with 3 tests in 1 suite passed"), "\(output)")
    }

    /// Compiles a step, and returns what its program or its tests print.
    private func run(_ step: Tutorial.Step, tests: Bool) async throws -> String {
        try await ToolQueue.run {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let library = try LinkedLibrary.current.get()
            var objects = [folder.appending(path: "Clinic.o").path]
            let module = [
                "-parse-as-library", "-swift-version", "6", "-wmo", "-emit-object",
            ]
            let entryPoint =
                tests ? ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Clinic_main"] : []
            var report = try library.compile(
                module + entryPoint + [
                    "-module-name", "Clinic", "-enable-testing", "-emit-module", "-emit-module-path",
                    folder.appending(path: "Clinic.swiftmodule").path, "-o", objects[0],
                ] + step.program.write(into: folder)
            )
            if tests {
                let runner = Tutorial.Code(name: "Runner.swift", resource: "", text: Self.runner)
                objects.append(folder.appending(path: "ClinicTests.o").path)
                report += try library.compile(
                    module + [
                        "-module-name", "ClinicTests", "-I", folder.path, "-o", objects[1],
                    ] + (step.tests + [runner]).write(into: folder.appending(path: "Tests"))
                )
                objects += try BuildDirectory().objects(of: ["AmpouleTesting"])
            }
            guard report.isEmpty else { return report }
            let executable = folder.appending(path: "Program")
            report = try library.link(objects, to: executable)
            return report.isEmpty ? try Tool(path: executable.path).output([]) : report
        }
    }

    private static let runner = """
        import Testing

        @main
        enum Runner {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }
        """
}
