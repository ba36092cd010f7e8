import AmpouleGraphScanner
import Foundation
import Synchronization

/// The declarations of a module's files that this target or others have read.
final class ModuleCache: Sendable {
    let module: SourceModule
    private let stamps: [String: FileStamp]
    private let state: Mutex<State>

    fileprivate struct State {
        /// The declarations that this target has read.
        var own: DeclarationCache

        /// The declarations that other targets have read, as far as they were needed.
        var others: [DeclarationCache] = []

        /// The paths of the caches of other targets to open next; `nil` before all are sought.
        var next: [String]?

        /// The stamps of the first versions of files that had the declarations which have been found or written.
        var origins: [String: FileStamp] = [:]
    }

    /// The stamp of the first version of a file that had the declarations which have been read, found or not.
    func origin(of path: String) -> FileStamp? {
        state.withLock { state in state.origins[path] }
    }

    init(of module: SourceModule, in folders: CacheFolders) {
        self.module = module
        let stamps = module.files.map { path in (path, FileStamp(path: path)) }
        self.stamps = Dictionary(
            stamps.compactMap { path, stamp in stamp.map { (path, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        state = Mutex(State(own: DeclarationCache(path: CacheFolders.path(of: module.name, in: folders.own))))
    }

    /// The cached declarations of files, as far as they are up to date.
    ///
    /// The folder of this target comes first, then that of the module's own target, then those of all others.
    ///
    /// - Parameters:
    ///   - paths: The paths of files of the module.
    ///   - isWhole: Whether no bodies may have been omitted.
    ///   - folders: The folders of the caches.
    func declarations(of paths: [String], isWhole: Bool, in folders: CacheFolders) -> [FileDeclarations] {
        state.withLock { state in
            var found: [FileDeclarations] = []
            var origins: [String: FileStamp] = [:]
            var missing = paths.filter { stamps[$0] != nil }
            func take(from cache: DeclarationCache) {
                missing.removeAll { path in
                    guard let entry = cache.entries[path], entry.stamp == stamps[path],
                        !isWhole || !entry.declarations.isCondensed
                    else { return false }
                    found.append(entry.declarations)
                    origins[path] = entry.origin
                    return true
                }
            }
            take(from: state.own)
            for cache in state.others { take(from: cache) }
            while !missing.isEmpty, let cache = nextCache(&state, folders) {
                state.others.append(cache)
                take(from: cache)
            }
            state.origins.merge(origins) { _, new in new }
            return found
        }
    }

    /// Opens the next cache of another target.
    private func nextCache(_ state: inout State, _ folders: CacheFolders) -> DeclarationCache? {
        let own = CacheFolders.path(of: module.name, in: folders.own)
        let ofTarget = module.cache.map { CacheFolders.path(of: module.name, in: $0) }
        if state.next == nil, state.others.isEmpty, let ofTarget, ofTarget != own {
            return DeclarationCache(path: ofTarget)
        }
        var next = state.next ?? folders.caches(of: module.name).filter { $0 != own && $0 != ofTarget }
        guard !next.isEmpty else {
            state.next = []
            return nil
        }
        let path = next.removeFirst()
        state.next = next
        return DeclarationCache(path: path)
    }

    /// Writes what this target has read, without what has changed since.
    ///
    /// - Parameters:
    ///   - read: The declarations of the files that have been parsed, by their paths.
    ///   - folders: The folders of the caches.
    func write(_ read: [String: FileDeclarations], in folders: CacheFolders) {
        state.withLock { state in
            var entries = state.own.entries.filter { path, entry in stamps[path] == entry.stamp }
            guard !read.isEmpty || entries.count != state.own.entries.count else { return }
            for (path, declarations) in read {
                guard let stamp = stamps[path] else { continue }
                let origin = state.origin(of: declarations) ?? stamp
                state.origins[path] = origin
                entries[path] = DeclarationCache.Entry(
                    stamp: stamp,
                    origin: origin,
                    declarations: declarations
                )
            }
            state.own.entries = entries
            state.own.write(to: CacheFolders.path(of: module.name, in: folders.own))
        }
    }
}

extension ModuleCache.State {
    /// The origin of declarations that a file had before, too; `nil` if the opened caches have others.
    fileprivate func origin(of declarations: FileDeclarations) -> FileStamp? {
        for cache in [own] + others {
            if let entry = cache.entries[declarations.path], entry.declarations == declarations {
                return entry.origin
            }
        }
        return nil
    }
}
