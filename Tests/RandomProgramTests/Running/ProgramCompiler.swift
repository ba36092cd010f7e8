import AmpouleGraphReader
import Foundation
import TestSupport

/// Compiles random programs, against the library and the macros that the tests are built with.
struct ProgramCompiler: Sendable {
    static let current = Result { try ProgramCompiler() }

    private let compiler: String
    private let flags: [String]

    /// The objects of the library in one, which programs are linked with.
    private let library: URL

    private init() throws {
        let toolchain = try Toolchain()
        let directory = try BuildDirectory()
        compiler = toolchain.compiler.deletingLastPathComponent().appending(path: "swiftc").path
        flags =
            toolchain.flags + [
                "-I", try directory.modules().path,
                "-load-plugin-executable", directory.plugin.path + "#AmpouleMacros",
                "-module-cache-path", directory.url.appending(path: "FixtureModuleCache").path,
            ]
        library = directory.url.appending(path: "libAmpouleForRandomPrograms.so")
        let objects = try directory.objects(of: ["Ampoule", "AmpouleGraph", "AmpouleModules"])
        let output = try Tool(path: compiler).output(["-emit-library", "-o", library.path] + objects)
        guard output.isEmpty else { throw Failure(description: output) }
    }

    /// Compiles a program.
    ///
    /// - Returns: What the compiler prints.
    func compile(_ folder: ProgramFolder) throws -> String {
        for module in folder.modules {
            let product = folder.url.appending(path: module.name).path
            let arguments = [
                "-parse-as-library", "-module-name", module.name, "-wmo", "-emit-object", "-o",
                product + ".o",
                "-emit-module", "-emit-module-path", product + ".swiftmodule", "-I", folder.url.path,
                "-D", "STAGING",
            ]
            let output = try Tool(path: compiler)
                .output(arguments + folder.setting.flags + flags + module.files)
            if !output.isEmpty { return output }
        }
        let objects = folder.modules.map { folder.url.appending(path: $0.name).path + ".o" }
        let path = ["-Xlinker", "-rpath", "-Xlinker", library.deletingLastPathComponent().path]
        return try Tool(path: compiler)
            .output(objects + [library.path, "-o", folder.executable.path] + path)
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
