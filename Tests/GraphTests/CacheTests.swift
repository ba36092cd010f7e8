import AmpouleGraphReader
import Foundation
import Testing

/// What is kept from build to build.
struct CacheTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func withFolder(_ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body()
    }

    /// Reads all of the files, so that each is parsed once.
    private func read(_ paths: [String]) -> SourceReading {
        let reading = SourceReading(
            [SourceModule(name: "Zoo", kind: .program, files: paths)],
            caches: CacheFolders(own: folder.path),
            extent: .whole
        )
        reading.finishWriting()
        return reading
    }

    private var cache: String { folder.appending(path: "Zoo.cache").path }

    /// The programs with all kinds of declarations, copied to where they can be changed.
    private func copyPrograms() throws -> [String] {
        try ProgramFile.all.map { program in
            let copy = folder.appending(path: program.url.lastPathComponent)
            try FileManager.default.copyItem(at: program.url, to: copy)
            return copy.path
        }
    }

    @Test func filesThatHaveNotChangedAreNotReadAgain() throws {
        try withFolder {
            let paths = try copyPrograms()
            let first = read(paths)
            let second = read(paths)

            #expect(first.parsedFiles == paths.count)
            #expect(second.parsedFiles == 0)
            let isEqual = second.declarations == first.declarations
            #expect(isEqual)
        }
    }

    @Test func onlyWhatHasChangedIsReadAgain() throws {
        try withFolder {
            let paths = try copyPrograms()
            _ = read(paths)
            try "struct Cow {}".write(toFile: paths[0], atomically: true, encoding: .utf8)
            try FileManager.default.removeItem(atPath: paths[1])
            let reading = read(paths)

            #expect(reading.parsedFiles == 2)
            #expect(reading.declarations[paths[0]]?.types.map(\.name) == ["Cow"])
            #expect(reading.declarations[paths[1]] == nil)
            #expect(read(Array(paths.dropFirst(2))).parsedFiles == 0)
        }
    }

    @Test(arguments: [0, 1, 20, 1_000, 30_000])
    func aDamagedCacheIsNoError(length: Int) throws {
        try withFolder {
            let paths = try copyPrograms()
            let first = read(paths)
            var data = try Data(contentsOf: URL(filePath: cache))
            data.removeLast(max(0, data.count - length))
            if let last = data.indices.last { data[last] ^= 0xFF }
            try data.write(to: URL(filePath: cache))
            let second = read(paths)

            let isEqual = second.declarations == first.declarations
            #expect(isEqual)
        }
    }

    @Test func aCacheOfAnotherExecutableIsNotRead() throws {
        try withFolder {
            _ = read(try copyPrograms())
            let other = folder.appending(path: "tool").path
            try "another build".write(toFile: other, atomically: true, encoding: .utf8)

            #expect(!DeclarationCache(path: cache).entries.isEmpty)
            #expect(DeclarationCache(path: cache, version: .init(executable: other)).entries.isEmpty)
            #expect(DeclarationCache(path: cache, version: nil).entries.isEmpty)
        }
    }

    @Test func aCacheOfAnEarlierBuildOfTheExecutableIsNotRead() throws {
        try withFolder {
            _ = read(try copyPrograms())
            let tool = folder.appending(path: "tool").path
            try "a build".write(toFile: tool, atomically: true, encoding: .utf8)
            var own = DeclarationCache(path: cache, version: .init(executable: tool))
            own.entries = DeclarationCache(path: cache).entries
            own.write(to: cache)

            #expect(!DeclarationCache(path: cache, version: .init(executable: tool)).entries.isEmpty)
            try "a later build".write(toFile: tool, atomically: true, encoding: .utf8)
            #expect(DeclarationCache(path: cache, version: .init(executable: tool)).entries.isEmpty)
        }
    }
}
