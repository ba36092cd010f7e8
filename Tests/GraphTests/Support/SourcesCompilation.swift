import Foundation
import TestSupport

extension Sources {
    /// Compiles the modules one after the other, up to the point where code would be generated.
    ///
    /// - Parameters:
    ///   - lists: The targets whose list of all components is compiled with them.
    ///   - areProved: Whether the compiler proves the lists, as it does in a user's program.
    ///   - flags: What the compiler is told besides.
    /// - Returns: The errors and warnings.
    func compile(
        withListsOf lists: String...,
        areProved: Bool = false,
        flags: [String] = []
    ) throws -> [String] {
        let flags = (areProved ? [] : ["-D", "AMPOULE_UNPROVED_LISTS"]) + flags
        let toolchain = try Toolchain()
        let directory = try BuildDirectory()
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try compiled.flatMap { module, files -> [String] in
            let generated = lists.contains(module) ? ["Registrations.swift": list(of: module)] : [:]
            let paths = try files.merging(generated) { $1 }.map { name, text in
                let file = folder.appending(path: name)
                try text.write(to: file, atomically: true, encoding: .utf8)
                return file.path
            }
            let output = try Tool(path: toolchain.compiler.path).output(
                [
                    "-frontend", "-emit-module", "-module-name", module, "-parse-as-library",
                    "-swift-version", "6",
                    "-enable-testing", "-package-name", "zoo", "-diagnostic-style", "llvm",
                    "-o", folder.appending(path: "\(module).swiftmodule").path, "-I", folder.path,
                    "-I", try directory.modules().path,
                    "-load-plugin-executable", directory.plugin.path + "#AmpouleMacros",
                    "-module-cache-path", directory.url.appending(path: "FixtureModuleCache").path,
                ] + toolchain.flags + flags + paths.sorted()
            )
            return output.replacing(folder.path + "/", with: "").split(separator: "\n").map(String.init)
                .filter { line in line.contains(": error: ") || line.contains(": warning: ") }
        }
    }
}
