import AmpouleGraph
import AmpouleGraphReader
import Foundation
import Testing

@testable import ampoule_graph
@testable import ampoule_graph_draw

/// What other plugins generate for the targets that are read.
final class GeneratedSourceTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private let farm = """
        import Ampoule
        public protocol Tack {}
        @AllRegistrations(named: "registerFarm")
        public extension Container {}
        """

    private let saddle = """
        import Ampoule
        @Register(Tack.self)
        struct Saddle: Tack { init() {} }
        """

    private let zoo = """
        import Ampoule
        import Farm
        @Register
        struct Horse {
            @Inject let tack: any Tack
        }
        @Registrations(Horse.self)
        extension Container {}
        let container = Container()
        container.registerFarm()
        container.registerComponents()
        """

    /// What a generator has left of earlier builds.
    private enum Leftover: String, CaseIterable {
        case nothing, emptyFolder, registration, otherSource
    }

    private func write(_ text: String, to name: String) throws -> String {
        let file = folder.appending(path: name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    /// The modules of a package with a target that uses plugins.
    private func modules(
        plugins: String,
        _ leftover: Leftover,
        isCompiled: Bool,
        generatorOf target: String = "Farm"
    ) throws -> [SourceModule] {
        _ = try write(
            """
            let package = Package(
                name: "Zoo",
                targets: [
                    .target(name: "Farm"\(target == "Farm" ? ", plugins: \(plugins)" : "")),
                    .executableTarget(
                        name: "Zoo",
                        dependencies: [.target(name: "Farm")]\(target == "Zoo" ? ", plugins: \(plugins)" : "")
                    ),
                ]
            )
            """,
            to: "Package.swift"
        )
        let files: [String] =
            switch leftover {
            case .nothing, .emptyFolder: []
            case .registration: [try write("import Farm\n" + saddle, to: "Saddle.swift")]
            case .otherSource: [try write("struct Cart {}", to: "Cart.swift")]
            }
        func generation(_ name: String) -> SourceModule.Generation {
            let output = SourceModule.Generation.Output(
                plugin: "Generator",
                files: files,
                isComplete: isCompiled
            )
            return SourceModule.Generation(
                target: name,
                package: folder.path,
                isCompiled: isCompiled,
                outputs: leftover == .nothing || name != target ? [] : [output]
            )
        }
        return [
            SourceModule(
                name: "Farm",
                kind: .library,
                files: [try write(farm, to: "Farm.swift")],
                generation: generation("Farm")
            ),
            SourceModule(
                name: "Zoo",
                kind: .program,
                files: [try write(zoo, to: "Zoo.swift")],
                dependencies: ["Farm"],
                generation: generation("Zoo")
            ),
        ]
    }

    private func check(_ modules: [SourceModule]) throws -> Bool {
        let request = CheckCommand.Request(
            target: "Zoo",
            modules: modules,
            cache: folder.appending(path: "cache").path,
            output: folder.appending(path: "Registrations.swift").path
        )
        let file = folder.appending(path: "Request.json")
        try JSONEncoder().encode(request).write(to: file)
        return try CheckCommand(requestAt: file.path).run()
    }

    private func draw(_ modules: [SourceModule]) throws -> (picture: String, notes: [String]) {
        let request = DrawCommand.Request(
            targets: ["Farm", "Zoo"],
            tests: [],
            modules: modules,
            root: folder.path,
            cache: folder.appending(path: "cache").path,
            page: folder.appending(path: "graph.html").path
        )
        let command = DrawCommand(request, try DrawOptions(["--format", "json"]))
        return (try command.run(), command.notes)
    }

    @Test(
        arguments: [
            "[]", #"["AmpouleGraphPlugin"]"#, #"[.plugin(name: "AmpouleGraphPlugin", package: "A")]"#,
        ],
        [true, false]
    )
    func withoutOtherPluginsAllIsJudged(plugins: String, isCompiled: Bool) throws {
        let modules = try modules(plugins: plugins, .nothing, isCompiled: isCompiled)

        #expect(try !check(modules))
        #expect(try draw(modules).picture.contains("no registration for 'Tack'"))
        #expect(try draw(modules).notes == [])
    }

    @Test(arguments: [
        #"["Generator"]"#, #"["AmpouleGraphPlugin", .plugin(name: "Generator", package: "Tools")]"#,
        #"["Generator", "AmpouleGraphPlugin"]"#, "plugins", "plugins(of: \"Farm\")",
    ])
    func nothingIsMissingBeforeAnotherPluginHasRun(plugins: String) throws {
        for leftover in [Leftover.nothing, .emptyFolder] {
            let modules = try modules(plugins: plugins, leftover, isCompiled: false)
            let drawing = try draw(modules)

            #expect(try check(modules))
            #expect(!drawing.picture.contains("no registration"))
            #expect(!drawing.picture.contains("missing"))
            #expect(drawing.notes.contains { $0.hasSuffix("; run 'swift build' first.") })
        }
    }

    @Test(arguments: [#"["Generator"]"#, "plugins"])
    func whatAnotherPluginHasGeneratedIsDrawn(plugins: String) throws {
        let modules = try modules(plugins: plugins, .registration, isCompiled: true)
        let drawing = try draw(modules)

        #expect(drawing.picture.contains("Saddle"))
        #expect(!drawing.picture.contains("no registration"))
        #expect(drawing.notes == [])
        #expect(try check(modules))
    }

    @Test(arguments: [Leftover.emptyFolder, .otherSource], [#"["Generator"]"#, "plugins"])
    private func aPluginThatRegistersNothingHidesNothing(leftover: Leftover, plugins: String) throws {
        let modules = try modules(plugins: plugins, leftover, isCompiled: true)

        #expect(try !check(modules))
        #expect(try draw(modules).picture.contains("no registration for 'Tack'"))
    }

    @Test func onlyPluginsBehindTheCheckHideWhatTheyGenerateForItsTarget() throws {
        let before = #"["Generator", "AmpouleGraphPlugin"]"#
        let behind = #"["AmpouleGraphPlugin", "Generator"]"#

        for isCompiled in [true, false] {
            #expect(
                try !check(
                    modules(plugins: before, .emptyFolder, isCompiled: isCompiled, generatorOf: "Zoo")
                )
            )
        }
        #expect(try check(modules(plugins: behind, .emptyFolder, isCompiled: false, generatorOf: "Zoo")))
        #expect(try check(modules(plugins: behind, .registration, isCompiled: true, generatorOf: "Zoo")))
        #expect(try !check(modules(plugins: behind, .otherSource, isCompiled: true, generatorOf: "Zoo")))
    }

    @Test func aWarningIsNotOfAnEarlierBuild() throws {
        let path = try write("import Ampoule\nfunc open(@Inject stable: Stable) {}", to: "Stable.swift")
        let output = SourceModule.Generation.Output(plugin: "Generator", files: [path], isComplete: true)
        let plugins = #"["AmpouleGraphPlugin", "Generator"]"#
        var module = try modules(plugins: plugins, .emptyFolder, isCompiled: true, generatorOf: "Zoo")[1]
        module.dependencies = []
        module.files = []
        module.generation?.outputs = [output]
        let generated = try #require([module].withGeneratedSources { _ in .checkOfItself }.first)
        module.files = [path]

        #expect(generated.files == module.files)
        #expect(try warnings(of: generated) == [])
        #expect(try warnings(of: module).count == 1)
    }

    private func warnings(of module: SourceModule) throws -> [String] {
        let declarations = SourceReading([module]).declarations
        let program = Program(target: module.name, modules: [module], declarations: declarations)
        return Report(try #require(program)).warnings
    }

    @Test func aGeneratedComponentIsNotListedIfItsPluginRunsBehindTheCheck() throws {
        let plugins = #"["AmpouleGraphPlugin", "Generator"]"#
        let modules = try modules(plugins: plugins, .registration, isCompiled: true, generatorOf: "Farm")
        let request = CheckCommand.Request(
            target: "Farm",
            modules: [modules[0]],
            cache: folder.appending(path: "cache").path,
            output: folder.appending(path: "Registrations.swift").path
        )
        let file = folder.appending(path: "Request.json")
        try JSONEncoder().encode(request).write(to: file)

        #expect(try CheckCommand(requestAt: file.path).run())
        #expect(try !String(contentsOfFile: try #require(request.output), encoding: .utf8).contains("Saddle"))
    }
}
