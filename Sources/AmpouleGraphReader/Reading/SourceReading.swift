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

    private var parsedPaths: Set<String> = []

    /// The writing of the caches; `nil` if there are none.
    private var writing: ReaderThreads.Running?

    private let file: FileReading

    /// The folders of the caches; `nil` if nothing is cached.
    private let folders: CacheFolders?

    /// The caches of the modules, and which of them is that of a file.
    private let caches: [ModuleCache]
    private let cacheOfFile: [String: Int]

    /// Reads one file; `nil` if it does not exist.
    private typealias FileReading = @Sendable (_ path: String, _ isWhole: Bool) -> FileDeclarations?

    /// Reads the files of modules, and begins to write what has been read to caches: see ``finishWriting()``.
    ///
    /// - Parameters:
    ///   - modules: The modules of a program.
    ///   - folders: The folders of the caches; `nil` for none.
    ///   - extent: The extent to which the files are read.
    package init(_ modules: [SourceModule], caches folders: CacheFolders? = nil, extent: Extent = .necessary)
    {
        self.init(caching: folders == nil ? [] : modules, in: folders) { path, isWhole in
            FileDeclarations(contentsOf: path, isWhole: isWhole)
        }
        read(modules, extent)
        writeCaches()
    }

    /// Reads files again that may have changed.
    ///
    /// - Parameters:
    ///   - files: The files, and whether each of them is read whole.
    ///   - modules: The modules of a program.
    ///   - folders: The folders of the caches.
    package init(again files: [String: Bool], of modules: [SourceModule], caches folders: CacheFolders) {
        self.init(
            caching: modules.filter { module in module.files.contains { files[$0] != nil } },
            in: folders
        ) { path, isWhole in FileDeclarations(contentsOf: path, isWhole: isWhole) }
        read(files.filter(\.value).map(\.key), isWhole: true)
        read(files.filter { !$0.value }.map(\.key), isWhole: false)
        writeCaches()
        finishWriting()
    }

    private mutating func writeCaches() {
        guard let folders else { return }
        let parsed = Dictionary(grouping: parsedPaths) { path in cacheOfFile[path] ?? 0 }
        writing = ReaderThreads.start(caches.count) { [declarations, caches] place in
            let paths = parsed[place] ?? []
            caches[place].write(
                Dictionary(
                    uniqueKeysWithValues: paths.compactMap { path in declarations[path].map { (path, $0) } }
                ),
                in: folders
            )
        }
    }

    /// Reads texts as the files of modules.
    ///
    /// - Parameters:
    ///   - modules: The modules of a program.
    ///   - texts: The texts of the files, by their paths.
    ///   - extent: The extent to which the files are read.
    package init(_ modules: [SourceModule], texts: [String: String], extent: Extent) {
        self.init(caching: []) { path, isWhole in
            texts[path].map { text in FileDeclarations(reading: text, path: path, isWhole: isWhole) }
        }
        read(modules, extent)
    }

    private init(
        caching modules: [SourceModule],
        in folders: CacheFolders? = nil,
        file: @escaping FileReading
    ) {
        self.file = file
        self.folders = folders
        guard let folders else {
            (caches, cacheOfFile) = ([], [:])
            return
        }
        let opened = Results<(Int, ModuleCache)>()
        ReaderThreads.perform(modules.count) { place in
            opened.append([(place, folders.cache(of: modules[place]))])
        }
        caches = opened.all.sorted { $0.0 < $1.0 }.map(\.1)
        cacheOfFile = Dictionary(
            modules.indices.flatMap { place in modules[place].files.map { ($0, place) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Identifies the declarations of a file among all that it has had; `nil` if nothing is cached.
    package func version(of path: String) -> FileVersion? {
        guard let cache = cacheOfFile[path], let declarations = declarations[path] else { return nil }
        return caches[cache].origin(of: path).map {
            FileVersion(origin: $0, isWhole: !declarations.isCondensed)
        }
    }

    /// Waits until the caches are written.
    package func finishWriting() { writing?.wait() }

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
        let cached = cached(paths, isWhole: isWhole)
        for declarations in cached { self.declarations[declarations.path] = declarations }
        let known = Set(cached.map(\.path))
        let rest = known.isEmpty ? paths : paths.filter { !known.contains($0) }
        parsedFiles += rest.count
        parsedPaths.formUnion(rest)
        let results = Results<FileDeclarations>()
        ReaderThreads.perform(rest.count) { [file] place in
            guard let declarations = file(rest[place], isWhole) else { return }
            results.append([declarations])
        }
        for read in results.all { declarations[read.path] = read }
    }

    /// The declarations of files that have been read before.
    private func cached(_ paths: [String], isWhole: Bool) -> [FileDeclarations] {
        guard let folders, !caches.isEmpty else { return [] }
        let pathsOfCaches = Array(Dictionary(grouping: paths) { path in cacheOfFile[path] ?? 0 })
        let results = Results<FileDeclarations>()
        ReaderThreads.perform(pathsOfCaches.count) { [caches] place in
            let (cache, paths) = pathsOfCaches[place]
            results.append(caches[cache].declarations(of: paths, isWhole: isWhole, in: folders))
        }
        return results.all
    }

    private final class Results<Element: Sendable>: Sendable {
        private let elements = Mutex<[Element]>([])

        var all: [Element] { elements.withLock { $0 } }

        func append(_ added: [Element]) {
            elements.withLock { $0 += added }
        }
    }
}

extension FileDeclarations {
    /// Whether bodies have been omitted.
    var isCondensed: Bool { !omittedNames.isEmpty }

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
