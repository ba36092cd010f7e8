import Foundation
import Synchronization

/// Reads source files on all processors, and as little of each as necessary.
package struct SourceReading {
    /// The extent to which files are read.
    package enum Extent: Sendable {
        /// The code that a check depends on.
        ///
        /// Bodies without registrations, declarations and relevant names are omitted; see ``UsesThatMatter``.
        case necessary

        /// The whole files.
        case whole
    }

    /// The declarations of the files, by their paths, without files that do not exist.
    package private(set) var declarations: [String: FileDeclarations] = [:]

    /// The number of parsed files, counting a file twice if it was parsed twice.
    package private(set) var parsedFiles = 0

    private let file: FileReading

    /// Reads one file; `nil` if it does not exist.
    private typealias FileReading = @Sendable (_ path: String, _ isWhole: Bool) -> FileDeclarations?

    /// Reads the files of modules.
    ///
    /// - Parameters:
    ///   - modules: The modules of a program.
    ///   - path: The path of the cache; `nil` for none.
    ///   - extent: The extent to which the files are read.
    package init(_ modules: [SourceModule], cache path: String? = nil, extent: Extent = .necessary) {
        self.init { path, isWhole in FileDeclarations(contentsOf: path, isWhole: isWhole) }
        let paths = modules.flatMap(\.files)
        var cache = DeclarationCache(path: path)
        let stamps = paths.map(FileStamp.init)
        for (path, stamp) in zip(paths, stamps) {
            if let entry = cache.entries[path], entry.stamp == stamp {
                declarations[path] = entry.declarations
            }
        }
        read(modules, extent)
        let isComplete = parsedFiles == 0 && cache.entries.count == declarations.count
        guard let path, !isComplete else { return }
        cache.entries = [:]
        for (path, stamp) in zip(paths, stamps) {
            guard let stamp, let declarations = declarations[path] else { continue }
            cache.entries[path] = DeclarationCache.Entry(stamp: stamp, declarations: declarations)
        }
        cache.write(to: path)
    }

    /// Reads texts as the files of modules.
    ///
    /// - Parameters:
    ///   - modules: The modules of a program.
    ///   - texts: The texts of the files, by their paths.
    ///   - extent: The extent to which the files are read.
    package init(_ modules: [SourceModule], texts: [String: String], extent: Extent) {
        self.init { path, isWhole in
            texts[path].map { text in FileDeclarations(reading: text, path: path, isWhole: isWhole) }
        }
        read(modules, extent)
    }

    private init(file: @escaping FileReading) {
        self.file = file
    }

    /// Whether bodies have been omitted.
    package var isCondensed: Bool { declarations.values.contains(where: \.isCondensed) }

    /// Reads the files that aren't cached, and the omitted bodies of others as far as they are needed.
    private mutating func read(_ modules: [SourceModule], _ extent: Extent) {
        read(modules.flatMap(\.files).filter { declarations[$0] == nil }, isWhole: extent == .whole)
        while true {
            let incomplete: [FileDeclarations]
            switch extent {
            case .whole: incomplete = declarations.values.filter(\.isCondensed)
            case .necessary:
                let uses = UsesThatMatter(modules, declarations)
                incomplete = declarations.values.filter(uses.areOmitted)
            }
            guard !incomplete.isEmpty else { return }
            read(incomplete.map(\.path), isWhole: true)
        }
    }

    private mutating func read(_ paths: [String], isWhole: Bool) {
        parsedFiles += paths.count
        let results = Results()
        ReaderThreads.perform(paths.count) { [file] place in
            guard let declarations = file(paths[place], isWhole) else { return }
            results.declarations.withLock { $0.append(declarations) }
        }
        for read in results.declarations.withLock({ $0 }) { declarations[read.path] = read }
    }

    private final class Results: Sendable {
        let declarations = Mutex<[FileDeclarations]>([])
    }
}

extension FileDeclarations {
    /// Whether bodies have been omitted.
    fileprivate var isCondensed: Bool { !omittedNames.isEmpty }

    /// Reads a file; `nil` if it does not exist.
    fileprivate init?(contentsOf path: String, isWhole: Bool) {
        if let data = FileManager.default.contents(atPath: path),
            let text = String(validating: data, as: UTF8.self)
        {
            self.init(reading: text, path: path, isWhole: isWhole)
        } else if FileManager.default.fileExists(atPath: path) {
            // The compiler can't read it either, so its declarations are unknown.
            self.init(unreadable: path)
        } else {
            return nil
        }
    }
}
