import AmpouleGraphScanner
import Foundation

/// Caches the declarations of a module's files, so that only changed files are parsed again.
package struct DeclarationCache {
    /// The declarations of a file at the time of a stamp.
    package struct Entry: Codable {
        let stamp: FileStamp

        /// The stamp of the first version of the file with these declarations, of those that were read one after the other.
        let origin: FileStamp
        let declarations: FileDeclarations
    }

    /// Identifies the build of an executable.
    ///
    /// Another build may declare other fields or read sources differently, so each build reads its own cache only.
    package struct Version: Codable, Equatable {
        private let path: String
        private let stamp: FileStamp

        /// The version of an executable; `nil` if there is no file at the path.
        package init?(executable path: String) {
            guard let stamp = FileStamp(path: path) else { return nil }
            (self.path, self.stamp) = (path, stamp)
        }

        /// The version of this executable.
        package static let current = CommandLine.arguments.first.flatMap(Version.init)
    }

    package var entries: [String: Entry] = [:]
    private let version: Version?

    /// Reads a cache; one that is missing, damaged or of another version is empty.
    ///
    /// - Parameters:
    ///   - path: The path of the cache; `nil` for an empty one.
    ///   - version: The version of the executable that uses the cache; `nil` if it is unknown, and nothing is cached.
    package init(path: String?, version: Version? = .current) {
        self.version = version
        guard let version, let path, let data = FileManager.default.contents(atPath: path) else { return }
        let decoder = CompactDecoder([UInt8](data))
        guard (try? decoder.decode(Version.self)) == version, let list = try? decoder.decode([Entry].self)
        else {
            return
        }
        for entry in list { entries[entry.declarations.path] = entry }
    }

    /// Writes the cache, or removes it if nothing is cached.
    ///
    /// Other processes read either the former file or the new one. A failure isn't reported: without the cache, all
    /// files are parsed again.
    package func write(to path: String) {
        guard let version else { return }
        guard !entries.isEmpty else {
            try? FileManager.default.removeItem(atPath: path)
            return
        }
        let encoder = CompactEncoder()
        guard (try? encoder.encode(version)) != nil, (try? encoder.encode(Array(entries.values))) != nil
        else { return }
        let bytes = encoder.bytes
        // The folder is there, unless this is the first file in it.
        guard !FileReplacement.replace(path, with: bytes) else { return }
        try? FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        FileReplacement.replace(path, with: bytes)
    }
}
