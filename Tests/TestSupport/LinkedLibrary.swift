import Foundation

/// The libraries of the package as one shared library, for programs that tests compile and run.
package struct LinkedLibrary: Sendable {
    package static let current = Result { try LinkedLibrary() }

    private let compiler: String
    private let flags: [String]
    private let library: URL

    private init() throws {
        let toolchain = try Toolchain()
        let directory = try BuildDirectory()
        compiler = toolchain.compiler.deletingLastPathComponent().appending(path: "swiftc").path
        flags =
            toolchain.flags + [
                "-I", directory.modules.path,
                "-load-plugin-executable", directory.plugin.path + "#AmpouleMacros",
                "-module-cache-path", directory.url.appending(path: "FixtureModuleCache").path,
            ]
        library = directory.url.appending(path: "libAmpouleForPrograms.so")
        let objects = try directory.objects(
            of: ["Ampoule", "AmpouleGraph", "AmpouleModules", "AmpouleAutoregistration"]
        )
        let output = try Tool(path: compiler).output(["-emit-library", "-o", library.path] + objects)
        guard output.isEmpty else { throw Failure(description: output) }
    }

    /// Compiles sources, with the modules and macros of the package.
    ///
    /// - Returns: What the compiler prints.
    package func compile(_ arguments: [String]) throws -> String {
        try Tool(path: compiler).output(arguments + flags)
    }

    /// Makes a program of object files.
    ///
    /// - Returns: What the linker prints.
    package func link(_ objects: [String], to program: URL) throws -> String {
        let path = ["-Xlinker", "-rpath", "-Xlinker", library.deletingLastPathComponent().path]
        return try Tool(path: compiler).output(objects + [library.path, "-o", program.path] + path)
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
