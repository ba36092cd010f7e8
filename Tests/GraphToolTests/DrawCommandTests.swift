import AmpouleGraph
import AmpouleGraphReader
import Foundation
import Testing

@testable import ampoule_graph_draw

final class DrawCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func draw(_ source: String, _ arguments: String..., tests: String = "") throws -> String {
        let module = try write(source, as: "Zoo", .program)
        let testModule = try write(tests, as: "ZooTests", .program)
        let request = DrawCommand.Request(
            targets: ["Zoo", "ZooTests"],
            tests: ["ZooTests"],
            modules: [module, testModule],
            root: folder.path,
            cache: folder.appending(path: "cache").path,
            page: folder.appending(path: "graph.html").path
        )
        return try DrawCommand(request, DrawOptions(arguments)).run()
    }

    private func write(_ source: String, as module: String, _ kind: SourceModule.Kind) throws -> SourceModule
    {
        let file = folder.appending(path: "\(module).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        return SourceModule(name: module, kind: kind, files: [file.path])
    }

    private func message(of draw: () throws -> String) -> String? {
        #expect(throws: ToolError.self) { try draw() }?.description
    }

    private let zoo = """
        import Ampoule

        @Register
        final class Horse {
            init(@Inject stable: Stable, @Inject saddle: Saddle) {}
        }

        @Register(scope: .container)
        final class Stable: Sendable {}
        final class Saddle {}

        @Registrations(Horse.self, Stable.self)
        extension Container {}

        let container = Container()
        container.registerComponents()
        """

    @Test func theTreeOfThePackageIsPrintedWithItsProblems() throws {
        #expect(
            try draw(zoo) == """
                ✗ Horse                               graph      Zoo.swift:4
                ├─ stable: Stable                     container  Zoo.swift:9
                └─ ✗ saddle: Saddle (not registered)

                1 problem:
                Zoo.swift:5:34: error: no registration for 'Saddle', required by 'Horse' [missingRegistration]
                Zoo.swift:5:34: note: register it with 'register(Saddle.self) { … }', or mark a component of it \
                with '@Register(Saddle.self)' and add that to a '@Registrations' list

                """
        )
    }

    @Test func whatIsReadTwiceIsDrawnAlike() throws {
        let first = try draw(zoo, "--format", "json")

        #expect(try draw(zoo, "--format", "json") == first)
        #expect(!first.contains(folder.path))
    }

    @Test func testsAreDrawnOnlyIfTheyAreAskedFor() throws {
        let tests = "@Register final class StuffedHorse { init() {} }"

        #expect(try !draw(zoo, tests: tests).contains("StuffedHorse"))
        #expect(try draw(zoo, "--target", "ZooTests", tests: tests).contains("StuffedHorse"))
    }

    @Test func aPageIsWrittenToTheBuildFolder() throws {
        let page = folder.appending(path: "graph.html")

        #expect(try draw(zoo, "--html") == "The picture is in '\(page.path)'.\n")
        #expect(try String(contentsOf: page, encoding: .utf8).hasPrefix("<!doctype html>"))
    }

    @Test func aPictureIsWrittenToTheFileThatIsNamed() throws {
        let file = folder.appending(path: "graph.dot")

        #expect(
            try draw(zoo, "--format", "dot", "--output", file.path) == "The picture is in '\(file.path)'.\n"
        )
        #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("digraph"))
    }

    @Test func whereNothingCanBeWrittenThePathAndTheReasonAreTold() {
        #expect(
            message { try draw(zoo, "--output", "/no/such/folder/graph.txt") }
                == "The picture cannot be written to '/no/such/folder/graph.txt': No such file or directory."
        )
        #expect(
            message { try draw(zoo, "--output", folder.path) }
                == "The picture cannot be written to '\(folder.path)': Is a directory."
        )
    }

    @Test func withoutAnyComponentThereIsOneLine() throws {
        #expect(try draw("print(1)", "--html") == "There are no components to draw.\n")
    }

    @Test(arguments: [
        (["--root", "Hors"], "There is no component or service 'Hors'. Did you mean 'Horse'?"),
        (["--root", "Zebra"], "There is no component or service 'Zebra'."),
        (["--module", "Farm"], "No component is in a module 'Farm'. There are: Zoo."),
        (["--target", "Farm"], "There is no target 'Farm' with sources in Swift. There are: Zoo, ZooTests."),
    ])
    func whatIsNotThereIsToldWithWhatIs(arguments: [String], expected: String) {
        #expect(message { try draw(zoo, arguments[0], arguments[1]) } == expected)
    }
}
