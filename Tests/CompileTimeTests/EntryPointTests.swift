import Foundation
import TestSupport
import Testing

/// The static type of an argument is its type, in every public function that takes arguments.
struct EntryPointTests {
    /// What a public function names that is not in the table makes this fail, and what is in the table and is not public.
    @Test func everyPublicFunctionThatTakesArgumentsIsTried() throws {
        let interface = try PublicInterface(of: "Ampoule").genericFunctions
            .union(PublicInterface(of: "AmpouleModules").genericFunctions)
        let tried = Set(EntryPoint.all.map(\.name)).subtracting([""]).union(EntryPoint.others)

        #expect(interface.subtracting(tried).sorted() == [])
        #expect(tried.subtracting(interface).sorted() == [])
    }

    @Test(arguments: TestLoad.sample(of: ["6", "5"], oneOf: 1))
    func theStaticTypeOfAnArgumentCounts(languageVersion: String) async throws {
        // The mode of the package itself is tried with more kinds of arguments.
        let kinds = TestLoad.sample(of: ArgumentKind.all, oneOf: languageVersion == "6" ? 6 : 12)
        let program = EntryPointProgram(kinds: kinds)
        let lines = try await withTemporaryFile(named: "Program.swift", source: program.text) { file in
            try await ToolQueue.run {
                let library = try LinkedLibrary.current.get()
                let executable = URL(filePath: file).deletingPathExtension()
                let object = executable.path + ".o"
                let output = try library.compile([
                    "-parse-as-library", "-suppress-warnings", "-swift-version", languageVersion,
                    "-emit-object", "-o", object,
                    file,
                ])
                let errors = Diagnostic.all(in: output).filter { $0.severity == .error }
                guard errors.isEmpty else { return [output] }
                let report = try library.link([object], to: executable)
                return [report, report.isEmpty ? try Tool(path: executable.path).output([]) : ""]
            }
        }
        #expect(lines == ["", EntryPointProgram.lastLine + "\n"])
    }
}
