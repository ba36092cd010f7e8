import AmpouleGraphReader
import Foundation
import Testing

/// What targets that are checked one after the other, or at once, read of each other's caches.
final class SharedCacheTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(
            "struct Cow { func feed() { let meadow = Meadow(); meadow.graze(for: 10) } }",
            to: "Cow.swift",
            of: "Kit"
        )
        try write("struct Horse {}", to: "Horse.swift", of: "Kit")
        try write("struct Stable {}", to: "Stable.swift", of: "App")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ source: String, to file: String, of module: String) throws {
        let folder = folder.appending(path: module)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try source.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
    }

    private var outputs: String { folder.appending(path: "outputs").path }

    private func cache(of target: String) -> String {
        "\(outputs)/farm/\(target)/destination/AmpouleGraphPlugin/Declarations"
    }

    private func module(_ name: String, isWorkFolderKnown: Bool = true) throws -> SourceModule {
        let folder = folder.appending(path: name)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return SourceModule(
            name: name,
            kind: .library,
            files: files.map { folder.appending(path: $0).path },
            cache: isWorkFolderKnown ? cache(of: name) : nil
        )
    }

    /// Reads modules as the check of a target does.
    private func read(
        _ modules: String...,
        for target: String,
        knowingOutputs: Bool = true,
        extent: SourceReading.Extent = .necessary
    ) throws -> SourceReading {
        let reading = SourceReading(
            try modules.map { try module($0) },
            caches: CacheFolders(own: cache(of: target), outputs: knowingOutputs ? outputs : nil),
            extent: extent
        )
        reading.finishWriting()
        return reading
    }

    /// The modules of which a target keeps something.
    private func modulesKept(by target: String) -> [String] {
        let content = try? FileManager.default.contentsOfDirectory(atPath: cache(of: target))
        return (content ?? []).sorted()
    }

    @Test(arguments: [true, false])
    func aTargetDoesNotReadWhatItsDependencyHasRead(knowsOutputs: Bool) throws {
        #expect(try read("Kit", for: "Kit").parsedFiles == 2)
        let app = try read("App", "Kit", for: "App", knowingOutputs: knowsOutputs)

        #expect(app.parsedFiles == 1)
        #expect(app.declarations.count == 3)
        #expect(modulesKept(by: "Kit") == ["Kit.cache"])
        #expect(modulesKept(by: "App") == ["App.cache"])
    }

    @Test func aTargetDoesNotReadWhatADependentHasRead() throws {
        #expect(try read("App", "Kit", for: "App").parsedFiles == 3)
        #expect(try read("Kit", for: "Kit").parsedFiles == 0)
        #expect(try read("Kit", for: "Tests").parsedFiles == 0)
        #expect(modulesKept(by: "App") == ["App.cache", "Kit.cache"])
        #expect(modulesKept(by: "Kit").isEmpty && modulesKept(by: "Tests").isEmpty)
    }

    @Test func aChangedFileIsReadOnceAgain() throws {
        _ = try read("App", "Kit", for: "App")
        try write("class Cow {}", to: "Cow.swift", of: "Kit")
        let kit = try read("Kit", for: "Kit")
        let app = try read("App", "Kit", for: "App")

        #expect(kit.parsedFiles == 1)
        #expect(app.parsedFiles == 0)
        #expect(try app.declarations == read("App", "Kit", for: "Other", knowingOutputs: false).declarations)
    }

    @Test func whatIsNotUpToDateAnyMoreIsRemoved() throws {
        _ = try read("App", "Kit", for: "App")
        try write("class Cow {}", to: "Cow.swift", of: "Kit")
        try write("class Horse {}", to: "Horse.swift", of: "Kit")
        _ = try read("Kit", for: "Kit")
        #expect(try read("App", "Kit", for: "App").parsedFiles == 0)

        #expect(modulesKept(by: "App") == ["App.cache"])
        #expect(modulesKept(by: "Kit") == ["Kit.cache"])
    }

    @Test func aWholeFileIsTakenFromWhereItWasReadWhole() throws {
        #expect(try read("Kit", for: "Kit").isCondensed)
        #expect(try read("Kit", for: "App", extent: .whole).parsedFiles == 1)
        let tests = try read("Kit", for: "Tests", extent: .whole)

        #expect(tests.parsedFiles == 0)
        #expect(!tests.isCondensed)
    }

    @Test func aDamagedCacheOfAnotherTargetIsNotUsed() throws {
        let first = try read("Kit", for: "Kit")
        try Data("damaged".utf8).write(to: URL(filePath: "\(cache(of: "Kit"))/Kit.cache"))
        let app = try read("Kit", for: "App")

        #expect(app.parsedFiles == 2)
        #expect(app.declarations == first.declarations)
    }

    @Test func checksAtTheSameTimeReadWhatIsThere() async throws {
        let expected = try read("App", "Kit", for: "None", knowingOutputs: false).declarations
        let modules = try ["App", "Kit"].map { try module($0) }
        let (own, outputs) = (["A", "B", "Shared"].map(cache), outputs)
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<24 {
                group.addTask {
                    // Some write in one folder, as calls of the command with one '--cache' do.
                    let folders = CacheFolders(own: own[number % 3], outputs: outputs)
                    let reading = SourceReading(modules, caches: folders)
                    reading.finishWriting()
                    return reading.declarations == expected
                }
            }
            for await isEqual in group { #expect(isEqual) }
        }
        #expect(try read("App", "Kit", for: "C").parsedFiles == 0)
    }
}
