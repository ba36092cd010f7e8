import Foundation
import PackagePlugin

/// Finds the files that build-tool plugins generated for targets in earlier builds.
///
/// The package manager says what is generated for a target only to a build-tool plugin of that target, and only of
/// the plugins that are listed before it.
struct PluginOutputs {
    /// The folder of all that plugins generate; nil if this is not a build whose folders are known.
    private let outputs: URL?

    /// The path of that folder.
    var path: String? { outputs?.path }

    /// The path of the folder in which the check of a target keeps what it has read.
    func cache(of target: String, in package: String) -> String? {
        path.map { "\($0)/\(package)/\(target)/destination/AmpouleGraphPlugin/Declarations" }
    }

    /// The folders of the modules that have been compiled: one for each configuration, by each of the build systems.
    private let modules: [URL]

    init(workDirectory: URL) {
        var folder = workDirectory
        while folder.lastPathComponent != "plugins", folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
        }
        guard folder.lastPathComponent == "plugins" else {
            (outputs, modules) = (nil, [])
            return
        }
        outputs = folder.appending(path: "outputs")
        let scratch = folder.deletingLastPathComponent()
        let products = Self.content(of: scratch.appending(path: "out/Products"))
        modules = ["debug", "release"].map { scratch.appending(path: "\($0)/Modules") } + products
    }

    /// The generated files of a target, except those that are known to be compiled.
    func sources(of target: SwiftSourceModuleTarget, in package: Package, without known: Set<String>)
        -> Request.Generation
    {
        let compiled = modules.compactMap {
            compilationDate(of: $0.appending(path: "\(target.moduleName).swiftmodule"))
        }
        let folder = outputs?.appending(path: "\(package.id)/\(target.name)/destination")
        let plugins = folder.map(Self.content) ?? []
        return Request.Generation(
            target: target.name,
            package: package.directoryURL.path,
            isCompiled: !compiled.isEmpty,
            outputs: plugins.map { plugin in
                let files = files(in: plugin)
                let isCompiled = compiled.contains { date in modified(plugin).map { $0 <= date } == true }
                return Request.Generation.Output(
                    plugin: plugin.lastPathComponent,
                    files: files.filter { !known.contains($0) },
                    isComplete: isCompiled || !files.isEmpty && !compiled.isEmpty
                )
            }
        )
    }

    /// When a module was compiled; its folder, if it is one, is older than the newest file in it.
    private func compilationDate(of module: URL) -> Date? {
        ([module] + Self.content(of: module)).compactMap(modified).max()
    }

    private func modified(_ url: URL) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    }

    private static func content(of folder: URL) -> [URL] {
        let content = try? FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        return (content ?? []).sorted { $0.path < $1.path }
    }

    private func files(in folder: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }.sorted()
    }
}
