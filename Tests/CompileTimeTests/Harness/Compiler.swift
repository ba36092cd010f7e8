import Foundation

/// The compiler of the toolchain that runs the tests, told to use the library that they are built with.
struct Compiler: Sendable {
    private let executable: String
    private let arguments: [String]

    /// Compiles a file up to the point where code would be generated, and returns all the compiler prints.
    ///
    /// Data races and uninitialized variables are found after the types are checked, so that is not enough.
    func output(file: String, languageVersion: String, flags: [String]) async throws -> String {
        let arguments =
            ["-frontend", "-emit-sil", "-o", Self.nullDevice, "-parse-as-library", "-module-name", "Fixture"]
            + ["-swift-version", languageVersion, "-diagnostic-style", "llvm"] + arguments + flags + [file]
        return try await Self.queue.run { try Self.output(of: executable, arguments) }
    }
}

// MARK: - Finding the compiler and the library

extension Compiler {
    /// The compiler and the modules to use.
    static let current = Result { try Compiler() }

    private init() throws {
        let directory = try Self.buildDirectory()
        executable = try Self.findExecutable()
        let arguments = [
            "-I", try Self.modules(in: directory).path,
            "-load-plugin-executable",
            directory.appending(path: "AmpouleMacros-tool").path + "#AmpouleMacros",
            "-module-cache-path", directory.appending(path: "FixtureModuleCache").path,
        ]
        self.arguments = arguments + (try Self.platformArguments())
    }

    /// The directory of the test bundle, which is the one of everything else that was built.
    private static func buildDirectory() throws -> URL {
        let bundles =
            [CommandLine.arguments[0], Bundle.main.bundlePath] + Bundle.allBundles.map(\.bundlePath)
        for bundle in bundles {
            var directory = URL(filePath: bundle).resolvingSymlinksInPath()
            while directory.path != "/" {
                directory.deleteLastPathComponent()
                let plugin = directory.appending(path: "AmpouleMacros-tool").path
                if FileManager.default.isExecutableFile(atPath: plugin) { return directory }
            }
        }
        throw NotFound(subject: "The directory of the built macros", places: bundles)
    }

    /// The directory of the built module.
    ///
    /// The library may be built twice, for the machine that builds and for the one that runs it.
    private static func modules(in directory: URL) throws -> URL {
        let candidates = ["Modules-tool", "Modules"].map { name in directory.appending(path: name) }
        let dates = candidates.compactMap { candidate -> (url: URL, date: Date)? in
            let module = candidate.appending(path: "Ampoule.swiftmodule").path
            let date = try? FileManager.default.attributesOfItem(atPath: module)[.modificationDate] as? Date
            return date.map { date in (candidate, date) }
        }
        guard let newest = dates.max(by: { $0.date < $1.date }) else {
            throw NotFound(subject: "The module 'Ampoule'", places: candidates.map(\.path))
        }
        return newest.url
    }

    #if os(macOS)
    private static func findExecutable() throws -> String { try xcrun("--find", "swift-frontend") }

    private static func platformArguments() throws -> [String] { ["-sdk", try xcrun("--show-sdk-path")] }

    private static func xcrun(_ arguments: String...) throws -> String {
        try output(of: "/usr/bin/xcrun", arguments).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #else
    /// The compiler beside the standard library that this process runs with.
    private static func findExecutable() throws -> String {
        // Its size is said to be zero, so it must be read as a stream.
        let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
        let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        guard let match = maps.firstMatch(of: /(\/.*)\/lib\/swift\/linux\/libswiftCore\.so/) else {
            throw NotFound(subject: "The toolchain", places: ["/proc/self/maps"])
        }
        return match.1 + "/bin/swift-frontend"
    }

    private static func platformArguments() throws -> [String] { [] }
    #endif

    private struct NotFound: Error, CustomStringConvertible {
        let subject: String
        let places: [String]

        var description: String { "\(subject) was not found from \(places.joined(separator: ", "))" }
    }
}

// MARK: - Running the compiler

extension Compiler {
    private static let nullDevice = "/dev/null"

    /// Runs as many compilers at once as there are processors, on threads that may wait.
    private static let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
        return queue
    }()

    private static func output(of executable: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}

extension OperationQueue {
    fileprivate func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws
        -> Value
    {
        try await withCheckedThrowingContinuation { continuation in
            addOperation { continuation.resume(with: Result(catching: work)) }
        }
    }
}
