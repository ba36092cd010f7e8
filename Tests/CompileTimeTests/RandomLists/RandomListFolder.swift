import Foundation
import TestSupport

/// A folder with random programs, which are compiled there.
struct RandomListFolder: Sendable {
    static let libraryFile = "Library.swift"

    private let url = FileManager.default.temporaryDirectory.appending(path: "RandomLists-\(UUID())")
    private let hasModules: Bool

    init(_ files: RandomListFiles) throws {
        hasModules = files.hasModules
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try write(files.library, to: Self.libraryFile)
        try write(files.program, to: "Program.swift")
    }

    private func write(_ lines: [String], to file: String) throws {
        try lines.joined(separator: "\n").write(
            to: url.appending(path: file),
            atomically: false,
            encoding: .utf8
        )
    }

    /// Compiles faulty programs.
    ///
    /// - Returns: The output of the compiler.
    func errors() async throws -> String {
        defer { try? FileManager.default.removeItem(at: url) }
        let output = try await compileLibrary()
        guard output.isEmpty else { return output }
        return try await Compiler.current.get().output(
            file: path("Program.swift"),
            flags: ["-swift-version", "6", "-parse-as-library", "-I", url.path]
        )
    }

    /// Compiles sound programs, and runs them if the compiler prints nothing.
    ///
    /// - Returns: The output of the compiler, or of the programs.
    func run() async throws -> String {
        defer { try? FileManager.default.removeItem(at: url) }
        let library = try LinkedLibrary.current.get()
        let outputs = [
            try await compileLibrary(),
            try await compile("Program", []),
            try await ToolQueue.run {
                try library.link(
                    (hasModules ? ["Library"] : []).map { name in path("\(name).o") } + [path("Program.o")],
                    to: url.appending(path: "program")
                )
            },
        ]
        guard outputs.allSatisfy(\.isEmpty) else { return outputs.joined() }
        return try await ToolQueue.run { try Tool(path: path("program")).output([]) }
    }

    private func compileLibrary() async throws -> String {
        guard hasModules else { return "" }
        return try await compile(
            "Library",
            [
                "-emit-module", "-emit-module-path", path("Library.swiftmodule"),
                "-no-emit-module-separately-wmo",
            ]
        )
    }

    private func compile(_ name: String, _ flags: [String]) async throws -> String {
        let library = try LinkedLibrary.current.get()
        return try await ToolQueue.run {
            try library.compile(
                [
                    "-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", name, "-I", url.path,
                    "-diagnostic-style", "llvm", "-emit-object", "-o", path("\(name).o"),
                    path("\(name).swift"),
                ] + flags
            )
        }
    }

    private func path(_ name: String) -> String { url.appending(path: name).path }
}
