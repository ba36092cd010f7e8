import AmpouleGraphReader
import Foundation
import Testing

@testable import ampoule_graph

/// A registered type of a package that isn't read keeps the check from judging itself only.
final class UnreadSourceTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ source: String, to name: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try source.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    /// Whether a program passes that registers a `Logger` and misses a `URLSession`.
    private func passes(logging: String?, imports: String = "") throws -> Bool {
        let zoo = """
            import Ampoule
            import Foundation
            import Logging
            \(imports)
            @Register struct Keeper { @Inject let session: URLSession }
            func start(_ box: Container) {
                Keeper.register(in: box)
                box.register(Logger.self) { _ in Logger(label: "zoo") }
            }
            """
        let unread = try logging.map { source in
            [UnreadSources.Module(name: "Logging", files: [try write(source, to: "Logging.swift")])]
        }
        return try CheckCommand(
            CheckCommand.Request(
                target: "Zoo",
                modules: [
                    SourceModule(name: "Zoo", kind: .program, files: [try write(zoo, to: "Zoo.swift")])
                ],
                unread: unread,
                cache: nil,
                output: nil
            )
        )
        .run()
    }

    @Test(arguments: [
        "public struct Logger { public init(label: String) {} }",
        "/// A class Log.\npublic final class\n    Logger {}", "public protocol Logger {}",
        "public actor Logger {}",
    ])
    func aTypeOfAnotherPackageIsNoAlias(logging: String) throws {
        #expect(try !passes(logging: logging))
    }

    @Test(arguments: [
        "public typealias Logger = URLSession",
        "struct Logger {}\n#if DEBUG\ntypealias Logger = URLSession\n#endif",
        "@_exported import Loggers", "struct Loggers {}", nil,
    ])
    func whatMayBeAnAliasLeavesOthersUnchecked(logging: String?) throws {
        #expect(try passes(logging: logging))
    }

    @Test func aModuleWithoutSourcesMayDeclareTheAlias() throws {
        #expect(try passes(logging: "public struct Logger {}", imports: "import Metrics"))
    }
}
