import Foundation
import Synchronization

/// The folders in which targets keep the declarations that they have read.
///
/// Each check writes in the folder of its own target only, in one file for each module, and reads those of the others:
/// what one target has read, no other one has to read again, in whatever order they are checked.
package final class CacheFolders: Sendable {
    /// The folder of the checked target.
    let own: String

    /// The folder with the outputs of all plugins; `nil` if it is unknown.
    private let outputs: String?

    /// The caches in the folders of all targets, by the module that they are of; `nil` before they are sought.
    private let found = Mutex<[String: [String]]?>(nil)

    /// The caches that have been opened, by the names of their modules.
    private let opened = Mutex<[String: ModuleCache]>([:])

    /// - Parameters:
    ///   - own: The path of the folder of the checked target.
    ///   - outputs: The path of the folder with the outputs of all plugins, by packages and targets.
    package init(own: String, outputs: String? = nil) {
        (self.own, self.outputs) = (own, outputs)
    }

    /// The cache of a module, which is opened once, so that another reading of the same files decodes nothing again.
    func cache(of module: SourceModule) -> ModuleCache {
        if let cache = opened.withLock({ $0[module.name] }), cache.module.files == module.files {
            return cache
        }
        let cache = ModuleCache(of: module, in: self)
        opened.withLock { $0[module.name] = cache }
        return cache
    }

    /// The path of a module's cache in a folder.
    static func path(of module: String, in folder: String) -> String { "\(folder)/\(module).cache" }

    /// The caches of a module in the folders of all targets, in the order of their paths.
    func caches(of module: String) -> [String] {
        guard let outputs else { return [] }
        return found.withLock { found in
            let caches = found ?? Self.caches(in: outputs)
            found = caches
            return caches[module] ?? []
        }
    }

    private static func caches(in outputs: String) -> [String: [String]] {
        var caches: [String: [String]] = [:]
        for package in names(in: outputs) {
            for target in names(in: "\(outputs)/\(package)") {
                let folder = "\(outputs)/\(package)/\(target)/destination/AmpouleGraphPlugin/Declarations"
                for name in names(in: folder) where name.hasSuffix(".cache") {
                    caches[String(name.dropLast(6)), default: []].append("\(folder)/\(name)")
                }
            }
        }
        return caches.mapValues { $0.sorted() }
    }

    /// The names in a folder; none if it can't be read.
    ///
    /// Foundation takes ten times as long, and a build may check hundreds of targets.
    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }
}
