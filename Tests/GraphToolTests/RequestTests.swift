import Foundation
import Testing

@testable import ampoule_graph

/// The requests that the plugins write for the targets of a package.
struct RequestTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func target(
        _ name: String,
        _ kind: BuildTarget.Kind = .library,
        isOwn: Bool = true,
        _ dependencies: String...
    ) -> BuildTarget {
        BuildTarget(
            id: "id of \(name)",
            name: name,
            module: name,
            kind: kind,
            files: ["/\(name)/B.swift", "/\(name)/A.swift", "/\(name)/a.json"],
            dependencies: dependencies.map { "id of \($0)" },
            isOwn: isOwn,
            package: isOwn ? "own" : "other",
            cache: isOwn ? nil : "/outputs/other/\(name)/Declarations"
        )
    }

    /// A program that depends on targets of every kind.
    private var targets: [BuildTarget] {
        [
            target("App", .program, "Kit", "Macros", "Charts", "Plumbing"),
            target("AppTests", .test, "App"),
            target("Kit", .library, "Models", "Ampoule"),
            target("Models"),
            target("Unused", .library, "Ampoule"),
            target("Macros", .other, "Models"),
            // A package that can't use Ampoule, and one that can.
            target("Charts", isOwn: false, "Colors"),
            target("Colors", isOwn: false),
            target("Plumbing", .other, isOwn: false, "Feature"),
            target("Feature", isOwn: false, "Colors", "AmpouleModules"),
            target("AmpouleModules", isOwn: false, "Ampoule"),
            target("Ampoule", isOwn: false),
        ]
    }

    private func request(_ name: String) throws -> Request {
        Request(
            checking: try #require(targets.first { $0.name == name }),
            of: targets,
            in: folder,
            outputs: "/outputs"
        )
    }

    @Test(arguments: [
        ("App", ["App", "Feature", "Kit", "Models"]),
        ("AppTests", ["App", "AppTests", "Feature", "Kit", "Models"]),
        ("Kit", ["Kit", "Models"]), ("Models", ["Models"]),
    ])
    func targetsThatCanUseAmpouleAndThoseOfThePackageAreRead(target: String, modules: [String]) throws {
        let request = try request(target)

        #expect(request.target == target)
        #expect(request.modules.map(\.name) == modules)
        #expect(request.followsImports == nil)
    }

    @Test func sourcesOfPackagesThatCannotUseAmpouleAreNamed() throws {
        let request = try request("App")

        #expect(request.unread.map(\.name) == ["Charts", "Colors"])
        #expect(request.unread.first?.files == ["/Charts/A.swift", "/Charts/B.swift"])
    }

    @Test(arguments: [
        ("App", ["Feature", "Kit", "Models"]), ("Kit", ["Models"]), ("Models", []), ("Feature", []),
    ])
    func dependenciesAreDirectOrLeadThroughTargetsThatAreNotRead(module: String, dependencies: [String])
        throws
    {
        let modules = try request("AppTests").modules

        #expect(modules.first { $0.name == module }?.dependencies == dependencies)
    }

    @Test(arguments: [
        ("App", true), ("AppTests", false), ("Kit", true), ("Models", true), ("Feature", true),
    ])
    func aTargetThatOthersDependOnIsMarked(module: String, hasDependents: Bool) throws {
        let modules = try request("AppTests").modules

        #expect(modules.first { $0.name == module }?.hasDependents == hasDependents)
    }

    @Test func aModuleHasTheSwiftFilesOfItsTargetInOrder() throws {
        var app = target("App", .program)
        app.files.append("/build/App/AmpouleGraphPlugin/AmpouleRegistrations.swift")
        let module = try #require(Request(checking: app, of: [app], in: folder).modules.first)

        #expect(module.files == ["/App/A.swift", "/App/B.swift"])
        #expect(module.kind == "program")
        #expect(module.package == "own")
    }

    /// Two files of one name in one module don't compile: "multiple producers".
    @Test(arguments: [
        ([], "AmpouleRegistrations.swift"),
        (["/App/Registrations.swift"], "AmpouleRegistrations.swift"),
        (["/App/Zoo/AmpouleRegistrations.swift"], "AmpouleRegistrations_.swift"),
        (
            ["/App/ampouleregistrations.swift", "/App/AmpouleRegistrations_.swift"],
            "AmpouleRegistrations__.swift"
        ),
    ])
    func theListHasANameThatNoFileOfTheTargetHas(files: [String], name: String) {
        var app = target("App", .program)
        app.files += files

        #expect(
            Request(checking: app, of: [app], in: folder).output == folder.appending(path: name).path
        )
    }

    @Test func theRequestNamesTheFoldersOfCaches() throws {
        var kit = target("Kit")
        kit.cache = "/outputs/own/Kit/Declarations"
        let app = target("App", .program, "Kit")
        let request = Request(checking: app, of: [app, kit], in: folder, outputs: "/outputs")

        #expect(request.cache == folder.appending(path: "Declarations").path)
        #expect(request.outputs == "/outputs")
        #expect(request.modules.map(\.cache) == [nil, "/outputs/own/Kit/Declarations"])
    }

    /// The condition of a target without a list says how parts are reported that are not checked.
    @Test(arguments: [
        ([], nil), (["DEBUG"], nil), (["AMPOULE_UNCHECKED_WARNING"], "warning"),
        (["AMPOULE_UNCHECKED_WARNING", "AMPOULE_UNCHECKED_ERROR"], "error"),
    ])
    func aCompilationConditionSaysHowUncheckedPartsAreReported(conditions: [String], severity: String?) {
        var app = target("App", .program)
        app.conditions = conditions

        #expect(Request(checking: app, of: [app], in: folder).unchecked == severity)
    }

    @Test func onlyForTargetsThatCanUseAmpouleGeneratedFilesAreSought() throws {
        let app = try #require(targets.first)
        var asked: [String] = []
        _ = Request(checking: app, of: targets, in: folder) { target in
            asked.append(target.name)
            return nil
        }

        #expect(asked.sorted() == ["App", "Feature", "Kit"])
    }

    @Test func aCycleThroughTestsEnds() throws {
        let both = [target("App", .program, "Kit"), target("Kit", .library, "App")]
        let request = Request(checking: both[0], of: both, in: folder)

        #expect(request.modules.map(\.dependencies) == [["Kit"], ["App"]])
    }

    @Test func theToolReadsTheRequest() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let written = try request("App")
        let file = folder.appending(path: "Request.json")
        try written.write(to: file)
        let read = try CheckCommand(requestAt: file.path).request

        #expect(read.target == "App")
        #expect(read.modules.map(\.name) == written.modules.map(\.name))
        #expect(read.modules.map(\.dependencies) == written.modules.map(\.dependencies))
        #expect(read.modules.map(\.hasDependents) == written.modules.map(\.hasDependents))
        #expect(read.output == written.output && read.cache == written.cache)
        #expect(read.outputs == "/outputs")
        #expect(read.modules.map(\.cache) == written.modules.map(\.cache))
        #expect(read.followsImports == nil)
    }

    @Test(.timeLimit(.minutes(10))) func aDiamondOfPackagesEnds() throws {
        var all = [target("Bottom0", isOwn: false, "Ampoule"), target("Ampoule", isOwn: false)]
        var below = ["Bottom0"]
        for level in 0..<40 {
            let kind: BuildTarget.Kind = level == 20 ? .library : .other
            let pair = ["Left\(level)", "Right\(level)"]
            for name in pair {
                var target = target(name, kind, isOwn: false)
                target.dependencies = below.map { "id of \($0)" }
                all.append(target)
            }
            below = pair
        }
        let app = target("App", .program, below[0], below[1])
        let modules = Request(checking: app, of: all + [app], in: folder).modules

        #expect(modules.map(\.name) == ["App", "Bottom0", "Left20", "Right20"])
        #expect(modules.map(\.dependencies) == [["Left20", "Right20"], [], ["Bottom0"], ["Bottom0"]])
    }
}
