import AmpouleGraphReader
import Foundation
import Testing

@testable import ampoule_graph

/// Whether the outcome that a check keeps is that of a new check.
final class OutcomeCacheTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try write(
            """
            import Ampoule
            import Kit

            protocol Tack {}

            @Register final class Horse { init(@Inject tack: any Tack) {} }

            @AllRegistrations extension Container {}

            let container = Container()
            container.registerComponents()
            """,
            to: "App/Main.swift"
        )
        try write(saddle, to: "App/Saddle.swift")
        try write("public struct Hay {}", to: "Kit/Hay.swift")
        try write(
            "let package = Package(name: \"Zoo\", targets: [.target(name: \"Kit\")])",
            to: "Package.swift"
        )
        try write("public protocol Logger {}", to: "Logging/Logger.swift")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private let saddle = "import Ampoule\n@Register(Tack.self) struct Saddle: Tack { init() {} }"

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func write(_ source: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try source.write(to: file, atomically: true, encoding: .utf8)
    }

    private func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    /// A request for the files that are there.
    private func request(
        in cache: String = "cache",
        unchecked: UncheckedSeverity? = nil,
        hasCache: Bool = true
    ) -> CheckCommand.Request {
        func files(_ module: String) -> [String] {
            let names = try? FileManager.default.contentsOfDirectory(atPath: path(module))
            return (names ?? []).sorted().map { path("\(module)/\($0)") }
        }
        return CheckCommand.Request(
            target: "App",
            modules: [
                SourceModule(name: "App", kind: .program, files: files("App"), dependencies: ["Kit"]),
                SourceModule(
                    name: "Kit",
                    kind: .library,
                    files: files("Kit"),
                    generation: SourceModule.Generation(
                        target: "Kit",
                        package: folder.path,
                        isCompiled: true,
                        outputs: [
                            .init(plugin: "Maker", files: [path("made/Made.swift")], isComplete: true)
                        ]
                    )
                ),
            ],
            unread: [UnreadSources.Module(name: "Logging", files: files("Logging"))],
            cache: hasCache ? path("\(cache)/Declarations") : nil,
            output: path("\(cache).swift"),
            unchecked: unchecked
        )
    }

    /// Whether the outcome of the last check of a request is kept.
    private func isKept(_ request: CheckCommand.Request) -> Bool { OutcomeCache(of: request)?.outcome != nil }

    /// The outcome of a check, which agrees with that of a check that keeps nothing.
    private func check(_ request: CheckCommand.Request) throws -> CheckOutcome {
        let outcome = try CheckCommand(request).outcome()
        let list = try String(contentsOfFile: #require(request.output), encoding: .utf8)
        let other = self.request(in: "other\(UUID())", unchecked: request.unchecked, hasCache: false)
        #expect(try CheckCommand(other).outcome() == outcome)
        #expect(try String(contentsOfFile: #require(other.output), encoding: .utf8) == list)
        return outcome
    }

    @Test func anOutcomeIsKeptUntilAFileChanges() throws {
        #expect(!isKept(request()))
        let first = try check(request())

        #expect(first.isSuccess)
        #expect(isKept(request()))
        #expect(try check(request()) == first)
        #expect(isKept(request()))

        try write(saddle.replacing("Tack.self", with: ""), to: "App/Saddle.swift")
        #expect(!isKept(request()))
        let second = try check(request())
        #expect(!second.isSuccess)
        #expect(isKept(request()))
        #expect(try check(request()) == second)
    }

    @Test func anOutcomeDoesNotHoldForAnotherSetOfFiles() throws {
        let first = try check(request())
        try write("import Ampoule\n@Register struct Cow { init() {} }", to: "App/Cow.swift")
        #expect(!isKept(request()))
        #expect(try check(request()) != first)

        try remove("App/Cow.swift")
        try remove("App/Saddle.swift")
        #expect(!isKept(request()))
        #expect(try !check(request()).isSuccess)
    }

    /// A removed file that the request still names, a generated file, a manifest, and a file of another package.
    @Test(arguments: [
        "App/Saddle.swift", "made/Made.swift", "Package.swift", "Package@swift-6.0.swift",
        "Logging/Logger.swift",
    ])
    func anOutcomeDoesNotHoldAfterAFileIsWrittenOrRemoved(name: String) throws {
        let request = request()
        _ = try check(request)
        #expect(isKept(request))
        try write("\(saddle) // \(name)", to: name)
        #expect(!isKept(request))
        _ = try CheckCommand(request).outcome()
        #expect(isKept(request))
        try remove(name)
        #expect(!isKept(request))
    }

    @Test func anOutcomeDoesNotHoldForAnotherRequest() throws {
        _ = try check(request())
        #expect(!isKept(request(unchecked: .error)))
        #expect(!isKept(request(in: "cache2")))
        #expect(OutcomeCache(of: request(hasCache: false)) == nil)
    }

    @Test func anOutcomeDoesNotHoldForAnotherBuildOfTheTool() throws {
        try write("a build", to: "tool")
        let version = DeclarationCache.Version(executable: path("tool"))
        OutcomeCache(of: request(), version: version)?.write(CheckOutcome(lines: ["kept"], isSuccess: true))
        #expect(OutcomeCache(of: request(), version: version)?.outcome?.lines == ["kept"])

        #expect(OutcomeCache(of: request())?.outcome == nil)
        try write("a later build", to: "tool")
        #expect(OutcomeCache(of: request(), version: .init(executable: path("tool")))?.outcome == nil)
        #expect(OutcomeCache(of: request(), version: nil) == nil)
    }

    @Test func aListThatIsNotThereAnyMoreIsWrittenAgain() throws {
        let request = request()
        _ = try check(request)
        let list = try String(contentsOfFile: path("cache.swift"), encoding: .utf8)
        for content in [nil, "// Nothing"] {
            try remove("cache.swift")
            if let content { try write(content, to: "cache.swift") }
            #expect(!isKept(request))
            _ = try check(request)
            #expect(try String(contentsOfFile: path("cache.swift"), encoding: .utf8) == list)
        }
    }

    @Test func aSummaryThatIsNotThereAnyMoreIsWrittenAgain() throws {
        for number in 0..<30 {
            try write(
                "import Ampoule\n@Register struct Cow\(number) { init() {} }\nfunc cow\(number)(_ r: Resolver) { _ = r.resolve(Logger\(number).self)! }",
                to: "App/Cow\(number).swift"
            )
        }
        let outcome = try CheckCommand(request()).outcome()
        #expect(outcome.lines.joined().contains("all of them are in"))
        #expect(isKept(request()))
        try remove("cache/Summary.txt")
        #expect(!isKept(request()))
        #expect(try CheckCommand(request()).outcome() == outcome)
        #expect(FileManager.default.fileExists(atPath: path("cache/Summary.txt")))
    }

    @Test(arguments: [0, 10, 100])
    func aDamagedOutcomeIsNotUsed(length: Int) throws {
        _ = try check(request())
        let file = folder.appending(path: "cache/Declarations/App.outcome")
        let content = try Data(contentsOf: file)
        try content.dropLast(content.count / 2).prefix(length == 0 ? 0 : .max).write(to: file)
        #expect(!isKept(request()))
        try (content.dropLast(length + 1)).write(to: file)
        #expect(!isKept(request()))
        _ = try check(request())
        #expect(isKept(request()))
    }
}
