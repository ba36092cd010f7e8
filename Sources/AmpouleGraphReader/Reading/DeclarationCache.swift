import Foundation

/// Caches the declarations of files, so that only changed files are parsed again.
package struct DeclarationCache {
    /// The attributes of a file that change with its contents.
    struct Stamp: Equatable {
        var size: Int
        var seconds: Int
        var nanoseconds: Int

        /// The stamp of a file now; nil if there is none.
        init?(path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            size = Int(status.st_size)
            #if canImport(Darwin)
            seconds = Int(status.st_mtimespec.tv_sec)
            nanoseconds = Int(status.st_mtimespec.tv_nsec)
            #else
            seconds = Int(status.st_mtim.tv_sec)
            nanoseconds = Int(status.st_mtim.tv_nsec)
            #endif
        }
    }

    struct Entry {
        var stamp: Stamp
        var declarations: FileDeclarations
    }

    var entries: [String: Entry]

    /// Identifies the version of the cache's format.
    private static let version = "Ampoule 18"

    /// Reads the cache; one that cannot be read is empty.
    package init(path: String?) {
        entries = [:]
        guard let path, let data = FileManager.default.contents(atPath: path) else { return }
        var archive = Archive(reading: [UInt8](data))
        var version = ""
        archive.field(&version)
        guard version == Self.version else { return }
        var list: [Entry] = []
        archive.field(&list)
        guard archive.isValid else { return }
        for entry in list { entries[entry.declarations.path] = entry }
    }

    /// Writes the cache; without one, all files are read again, which is no error.
    package func write(to path: String) {
        var archive = Archive()
        var version = Self.version
        archive.field(&version)
        var list = Array(entries.values)
        archive.field(&list)
        try? Data(archive.bytes).write(to: URL(filePath: path), options: .atomic)
    }
}

extension DeclarationCache.Stamp: Archivable {
    static var blank: DeclarationCache.Stamp {
        DeclarationCache.Stamp(size: 0, seconds: 0, nanoseconds: 0)
    }

    private init(size: Int, seconds: Int, nanoseconds: Int) {
        (self.size, self.seconds, self.nanoseconds) = (size, seconds, nanoseconds)
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&size)
        archive.field(&seconds)
        archive.field(&nanoseconds)
    }
}

extension DeclarationCache.Entry: Archivable {
    static var blank: DeclarationCache.Entry {
        DeclarationCache.Entry(stamp: .blank, declarations: .blank)
    }

    mutating func transfer(_ archive: inout Archive) {
        archive.field(&stamp)
        archive.field(&declarations)
    }
}
