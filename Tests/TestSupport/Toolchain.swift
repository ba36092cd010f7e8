import Foundation

/// The toolchain that this process was built with.
package struct Toolchain: Sendable {
    /// The compiler itself, without the driver.
    package let compiler: URL

    /// Further arguments of the compiler.
    package let flags: [String]

    /// The compiler arguments that find the module `PackageDescription`.
    package var manifestFlags: [String] {
        let library = compiler.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "lib/swift/pm/ManifestAPI")
        return ["-I", library.path, "-package-description-version", "6.3"]
    }

    /// The compiler arguments that find the macros of Swift Testing.
    package var testingFlags: [String] {
        let plugins = compiler.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "lib/swift/host/plugins")
        return ["-plugin-path", plugins.path, "-plugin-path", plugins.appending(path: "testing").path]
    }

    #if os(macOS)
    package init() throws {
        compiler = URL(filePath: try Self.xcrun("--find", "swift-frontend"))
        flags = ["-sdk", try Self.xcrun("--show-sdk-path")]
    }

    private static func xcrun(_ arguments: String...) throws -> String {
        try Tool(path: "/usr/bin/xcrun").output(arguments).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #else
    /// The toolchain of the standard library that this process has loaded.
    package init() throws {
        let maps = URL(filePath: "/proc/self/maps")
        // The file claims to be empty, so it must be read as a stream.
        let loaded = String(
            decoding: try FileHandle(forReadingFrom: maps).readToEnd() ?? Data(),
            as: UTF8.self
        )
        guard let match = loaded.firstMatch(of: /(\/.*)\/lib\/swift\/linux\/libswiftCore\.so/) else {
            throw NotFoundError(subject: "The toolchain", places: [maps])
        }
        compiler = URL(filePath: String(match.1)).appending(path: "bin/swift-frontend")
        flags = []
    }
    #endif
}

/// The directory that the tests, the library and the macros were built in.
package struct BuildDirectory: Sendable {
    package let url: URL

    /// The executable with the macros.
    package var plugin: URL { Self.plugin(in: url) }

    /// Finds the directory of the test bundle.
    package init() throws {
        let bundles =
            [CommandLine.arguments[0], Bundle.main.bundlePath] + Bundle.allBundles.map(\.bundlePath)
        let places = bundles.map { bundle in URL(filePath: bundle).resolvingSymlinksInPath() }
        for place in places {
            var directory = place
            while directory.path != "/" {
                directory.deleteLastPathComponent()
                guard FileManager.default.isExecutableFile(atPath: Self.plugin(in: directory).path) else {
                    continue
                }
                url = directory
                return
            }
        }
        throw NotFoundError(subject: "The executable with the macros", places: places)
    }

    /// The directory of the library's module.
    package var modules: URL { url.appending(path: "Modules") }

    /// The object files that the tests are linked with, of some modules.
    package func objects(of modules: Set<String>) throws -> [String] {
        // Beside these, the folders of the modules may hold objects of files that are no longer there.
        let list = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            .first { file in file.lastPathComponent.hasSuffix("PackageTests.product") }?
            .appending(path: "Objects.LinkFileList")
        guard let list else { throw NotFoundError(subject: "The list of object files", places: [url]) }
        let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map { line in
            line.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
        }
        return objects.filter { object in
            let folder = URL(filePath: object).deletingLastPathComponent()
            return folder.pathExtension == "build"
                && modules.contains(folder.deletingPathExtension().lastPathComponent)
        }
    }

    private static func plugin(in directory: URL) -> URL { directory.appending(path: "AmpouleMacros-tool") }
}

/// The error of something that is not where it should be.
private struct NotFoundError: Error, CustomStringConvertible {
    let subject: String
    let places: [URL]

    var description: String { "\(subject) was not found from \(places.map(\.path).joined(separator: ", "))" }
}
