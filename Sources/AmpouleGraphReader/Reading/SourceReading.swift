import Foundation
import Synchronization

/// Reads source files, on all processors at once.
package struct SourceReading {
    /// What the files say, by their paths; a file that cannot be opened is left out.
    package private(set) var declarations: [String: FileDeclarations] = [:]

    /// How many files had to be parsed.
    package private(set) var parsedFiles = 0

    /// Reads files.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - cache: The path of a file that keeps what has been read, if there is to be one.
    package init(_ paths: [String], cache path: String? = nil) {
        var cache = DeclarationCache(path: path)
        let stamps = paths.map(DeclarationCache.Stamp.init)
        var changed: [Int] = []
        for place in paths.indices {
            if let entry = cache.entries[paths[place]], entry.stamp == stamps[place] {
                declarations[paths[place]] = entry.declarations
            } else {
                changed.append(place)
            }
        }
        parsedFiles = changed.count
        for read in Self.read(changed.map { paths[$0] }) { declarations[read.path] = read }
        let isComplete = changed.isEmpty && cache.entries.count == declarations.count
        guard let path, !isComplete else { return }
        cache.entries = [:]
        for (path, stamp) in zip(paths, stamps) {
            guard let stamp, let declarations = declarations[path] else { continue }
            cache.entries[path] = DeclarationCache.Entry(stamp: stamp, declarations: declarations)
        }
        cache.write(to: path)
    }

    private static func read(_ paths: [String]) -> [FileDeclarations] {
        let results = Mutex<[FileDeclarations]>([])
        DispatchQueue.concurrentPerform(iterations: paths.count) { place in
            guard let source = try? String(contentsOfFile: paths[place], encoding: .utf8) else { return }
            let declarations = FileDeclarations(reading: source, path: paths[place])
            results.withLock { $0.append(declarations) }
        }
        return results.withLock { $0 }
    }
}
