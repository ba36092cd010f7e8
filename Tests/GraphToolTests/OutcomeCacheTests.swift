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

    /// An edit of a file of a program.
    struct Edit: CustomTestStringConvertible {
        let testDescription: String
        var from = "print(1)"
        let to: String

        /// Whether the declarations stay equal, so that nothing has to be checked.
        let isKept: Bool
    }

    @Test(arguments: [
        Edit("a literal of the same length", to: "print(2)", isKept: true),
        Edit("a longer literal", to: "print(1_000)", isKept: true),
        Edit("another line in a body", to: "print(1)\n        print(2)", isKept: false),
        Edit("another statement in a line of a body", to: "print(1); print(2)", isKept: true),
        Edit("another name in a body", to: "print(tack)", isKept: false),
        Edit("a request in a body", to: "_ = try container.require(Tack.self)", isKept: false),
        Edit("an open block comment", to: "/* print(1)", isKept: false),
        Edit("a comment at the end", from: "// end", to: "// the end", isKept: true),
        Edit("another initializer", from: "init() {}", to: "init(@Inject hay: Hay) {}", isKept: false),
        Edit("an import", from: "import Ampoule", to: "import Ampoule; import Logging", isKept: false),
    ])
    func anOutcomeHoldsWhileDeclarationsAreEqual(edit: Edit) throws {
        let source = """
            import Ampoule
            @Register(Tack.self) struct Saddle: Tack {
                init() {}
                func creak() {
                    print(1)
                }
                func groan() {}
            }  // end
            @Register struct Girth {}
            """
        try write(source, to: "App/Saddle.swift")
        let first = try check(request())

        let edited = source.replacing(edit.from, with: edit.to, maxReplacements: 1)
        try #require(edited != source)
        try write(edited, to: "App/Saddle.swift")
        #expect(isKept(request()) == edit.isKept)
        let second = try check(request())
        if edit.isKept { #expect(second == first) }
        #expect(isKept(request()))

        try write(source, to: "App/Saddle.swift")
        #expect(try check(request()) == first)
    }

    /// The module's own check may come before that of the program, or after it.
    @Test(arguments: [true, false])
    func anOutcomeHoldsWhileTheDeclarationsOfAnotherTargetAreEqual(isItsOwnFirst: Bool) throws {
        func checkKit() throws {
            let kit = CheckCommand.Request(
                target: "Kit",
                modules: [SourceModule(name: "Kit", kind: .library, files: [path("Kit/Hay.swift")])],
                cache: path("outputs/farm/Kit/destination/AmpouleGraphPlugin/Declarations"),
                outputs: path("outputs"),
                output: nil
            )
            _ = try CheckCommand(kit).outcome()
        }
        func program() -> CheckCommand.Request {
            var request = request(in: "outputs/farm/App/destination/AmpouleGraphPlugin")
            request.outputs = path("outputs")
            return request
        }
        try write("{}", to: "outputs/farm/App/destination/Request.json")
        try checkKit()
        let first = try check(program())
        for body in ["1", "2", "3"] {
            try write("public struct Hay {\n    func smell() { print(\(body)) }\n}", to: "Kit/Hay.swift")
            if isItsOwnFirst { try checkKit() }
            #expect(isKept(program()) == (body != "1"))
            #expect(try check(program()) == first)
            if !isItsOwnFirst { try checkKit() }
        }
    }

    /// To compare the declarations of a changed file loses nothing that was read of the other ones, not even of generated ones.
    @Test func otherFilesAreNotReadAgainWhileDeclarationsAreEqual() throws {
        try write(
            #"let package = Package(name: "Zoo", targets: [.target(name: "Kit", plugins: ["Maker"])])"#,
            to: "Package.swift"
        )
        try write("public struct Straw {}", to: "made/Made.swift")
        func hay(_ body: String) -> String { "public struct Hay {\n    func smell() { print(\(body)) }\n}" }
        func cachedFiles() -> Set<String> {
            let cache = DeclarationCache(path: path("cache/Declarations/Kit.cache"))
            return Set(cache.entries.keys)
        }
        try write(hay("1"), to: "Kit/Hay.swift")
        let first = try check(request())
        try #require(cachedFiles() == [path("Kit/Hay.swift"), path("made/Made.swift")])

        try write(hay("2"), to: "Kit/Hay.swift")
        #expect(isKept(request()))
        #expect(cachedFiles() == [path("Kit/Hay.swift"), path("made/Made.swift")])
        #expect(try check(request()) == first)
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
        try write("\(saddle)\nstruct Bridle {}", to: name)
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
        let outcome = CheckOutcome(lines: ["kept"], isSuccess: true)
        OutcomeCache(of: request(), version: version)?.write(outcome, of: SourceReading(request().modules))
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

extension OutcomeCacheTests.Edit {
    init(_ description: String, from: String = "print(1)", to: String, isKept: Bool) {
        self.init(testDescription: description, from: from, to: to, isKept: isKept)
    }
}
