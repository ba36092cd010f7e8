import Foundation
import TestSupport

/// The compiler of the toolchain that runs the tests, told to use the library that they are built with.
struct Compiler: Sendable {
    static let current = Result { try Compiler() }

    let toolchain: Toolchain
    private let flags: [String]

    private init() throws {
        toolchain = try Toolchain()
        let directory = try BuildDirectory()
        flags =
            toolchain.flags + [
                "-I", directory.modules.path,
                "-load-plugin-executable", directory.plugin.path + "#AmpouleMacros",
                "-module-cache-path", directory.url.appending(path: "FixtureModuleCache").path,
            ]
    }

    /// Compiles a file up to the point where code would be generated, and returns all the compiler prints.
    ///
    /// Data races and uninitialized variables are found after the types are checked, so checking those is
    /// not enough.
    func output(file: String, flags: [String]) async throws -> String {
        try await output(files: [file], module: "Fixture", flags: ["-emit-sil", "-o", "/dev/null"] + flags)
    }

    /// Compiles the files of a module as the flags say, and returns all the compiler prints.
    func output(files: [String], module: String, flags: [String]) async throws -> String {
        let arguments =
            ["-frontend", "-module-name", module, "-diagnostic-style", "llvm"] + self.flags + flags + files
        return try await ToolQueue.run { try Tool(path: toolchain.compiler.path).output(arguments) }
    }
}

/// Calls `body` with the path of a file that holds `source`, and removes the file afterwards.
func withTemporaryFile<Value>(
    named name: String,
    source: String,
    _ body: (_ path: String) async throws -> Value
) async throws -> Value {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: name)
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try await body(file.path)
}
