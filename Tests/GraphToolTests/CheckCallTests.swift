import AmpouleGraphReader
import Foundation
import Testing

@testable import ampoule_graph

/// Calls of the check from the command line.
final class CheckCallTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        for (path, source) in sources { try write(source, to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// An app, and two libraries of which one imports the other.
    private let sources = [
        "App/Main.swift": """
        import Ampoule
        import Kit

        @AllRegistrations
        extension Container {}

        let container = Container()
        container.registerComponents()
        container.registerKit()
        """,
        "App/Stable/Horse.swift": """
        import Ampoule
        import Core

        @Register
        final class Horse { init(@Inject tack: any Tack) {} }
        """,
        "App/.build/Cow.swift": "@Register final class Cow { init(@Inject hay: any Hay) {} }",
        "Kit/Kit.swift": """
        import Ampoule
        import Core

        extension Container {
            public func registerKit() { registerCore() }
        }
        """,
        "Core/Core.swift": """
        import Ampoule

        public protocol Tack {}

        @Register(Tack.self)
        public struct Saddle: Tack { public init() {} }

        @Registrations(Saddle.self, named: "registerCore")
        public extension Container {}
        """,
    ]

    private func write(_ source: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try source.write(to: file, atomically: true, encoding: .utf8)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    /// The exit status of a check, in which `%` stands for the folder of the sources.
    private func check(_ line: String) -> Int32 {
        let arguments = line.split(separator: " ").map { argument in
            argument.replacingOccurrences(of: "%", with: folder.path)
        }
        return AmpouleGraphTool.run(["check"] + arguments)
    }

    private let call = "--target App --sources %/App --dependency Kit=%/Kit --dependency Core=%/Core"

    @Test(arguments: [("note", 0), ("warning", 0), ("error", 1)] as [(String, Int32)])
    func whatIsNotCheckedFailsOnlyAsAnError(severity: String, status: Int32) throws {
        try write(
            "import Ampoule\n@Register struct Cow { init() {} }\nfunc go<T>(_: T) { container.register(T.self) { _ in x } }",
            to: "App/Cow.swift"
        )

        #expect(check("\(call) --unchecked \(severity)") == status)
    }

    @Test func aCorrectProgramPassesAndItsListIsWritten() throws {
        #expect(check("\(call) --list %/App/Registrations.swift --cache %/cache") == 0)

        let list = try String(contentsOfFile: path("App/Registrations.swift"), encoding: .utf8)
        #expect(list.contains("Horse.self"))
        #expect(!list.contains("Cow"))
        #expect(FileManager.default.fileExists(atPath: path("cache")))
        // The list, which lies among the sources now, is none of them.
        #expect(check("\(call) --list %/App/Registrations.swift --cache %/cache") == 0)
    }

    @Test func aProblemIsReportedWithAStatusOfItsOwn() throws {
        try write(
            "import Ampoule\nimport Core\nextension Container { public func registerKit() {} }",
            to: "Kit/Kit.swift"
        )

        #expect(check(call) == 1)
        #expect(check("\(call) --library") == 0)
    }

    @Test func aDependencyThatNoSourceImportsIsStated() throws {
        try write(
            "import Ampoule\nextension Container { public func registerKit() { registerCore() } }",
            to: "Kit/Kit.swift"
        )

        #expect(check(call) == 1)
        #expect(check("\(call) --dependency-of Kit=Core") == 0)
    }

    @Test func aListThatNoCodeUsesIsAWarningWithoutDependents() throws {
        try write(
            "import Ampoule\n@Register struct Cow { init() {} }\n@Registrations(Cow.self, named: \"add\") extension Container {}",
            to: "App/Cow.swift"
        )
        func warnings(_ arguments: String...) throws -> [String] {
            let line = ["--target", "App", "--sources", path("App"), "--dependency", "Kit=\(path("Kit"))"]
            let options = try #require(
                try CheckOptions.read(line + ["--dependency", "Core=\(path("Core"))"] + arguments)
            )
            let request = try CheckCommand.Request(options)
            let reading = SourceReading(request.modules)
            let program = try #require(
                Program(target: "App", modules: request.modules, declarations: reading.declarations)
            )
            return Report(program).graphWarnings.map(\.kind.code)
        }

        #expect(try warnings("--no-dependents") == ["uncalledList"])
        #expect(try warnings() == [])
        #expect(check("\(call) --no-dependents") == 0)
    }

    @Test func theHelpIsNoFailure() {
        #expect(check("--help") == 0)
        #expect(AmpouleGraphTool.run(["--help"]) == 0)
    }

    @Test(arguments: [
        "", "--target App", "--target App --sources %/Nowhere", "--target App --sources %/App/Main.txt",
        "--target App --sources %/Empty", "--target App --sources %/App --dependency Kit=%/Nowhere",
        "--target App --sources % --dependency Kit=%/Kit",
        "--target App --sources %/App --list %/Nowhere/Registrations.swift", "%/Request.json",
    ])
    func aWrongCallHasAStatusOfItsOwn(line: String) throws {
        try write("", to: "App/Main.txt")
        try write("", to: "Empty/Readme.md")

        #expect(check(line) == AmpouleGraphTool.wrongCall)
    }

    @Test func aFileThatIsNamedTwiceIsReadOnce() throws {
        let options = try #require(
            try CheckOptions.read([
                "--target", "App", "--sources", path("App"), path("App/Main.swift"), path("App/"),
            ])
        )
        let request = try CheckCommand.Request(options)

        #expect(request.modules.map(\.files) == [[path("App/Main.swift"), path("App/Stable/Horse.swift")]])
    }
}
