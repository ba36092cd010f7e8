import Foundation
import PackagePlugin

/// Finds the modules whose sources determine the registrations and dependencies of a target.
///
/// These are the targets of the same package, and those of other packages that can use Ampoule: nothing else
/// can register anything, or name a type of theirs.
struct ModuleSearch {
    private let root: Package
    private let outputs: PluginOutputs

    /// The package of each target, by the target's identifier.
    private let packages: [Target.ID: Package]

    /// - Parameter workDirectory: The folder of the plugin.
    init(root: Package, workDirectory: URL) {
        self.root = root
        outputs = PluginOutputs(workDirectory: workDirectory)
        packages = Self.packages(from: root)
    }

    /// The modules that matter to a target, itself included, in the order of their names.
    func modules(of target: SwiftSourceModuleTarget) -> [Request.Module] {
        let own = Set(root.targets.map(\.id))
        let all = [target as any Target] + target.recursiveTargetDependencies
        let read = all.compactMap { $0 as? SwiftSourceModuleTarget }.filter { module in
            !Self.isOfAmpoule(module) && module.kind != .macro
                && (own.contains(module.id) || Self.canUseAmpoule(module))
        }
        let names = Set(read.map(\.moduleName))
        let dependencies = Set(root.targets.flatMap(\.recursiveTargetDependencies).map(\.id))
        return read.map { module in
            let files =
                (module.sourceFiles.filter { $0.type == .source }.map(\.url)
                + module.pluginGeneratedSources)
                .map(\.path).filter { $0.hasSuffix(".swift") && !$0.contains("/AmpouleGraphPlugin/") }
                .sorted()
            let package = packages[module.id]
            return Request.Module(
                name: module.moduleName,
                kind: module.kind == .generic ? "library" : "program",
                files: files,
                dependencies: module.recursiveTargetDependencies.compactMap { dependency in
                    (dependency as? SwiftSourceModuleTarget)?.moduleName
                }.filter(names.contains).sorted(),
                package: package?.id,
                generation: Self.canUseAmpoule(module)
                    ? package.map { outputs.sources(of: module, in: $0, without: Set(files)) } : nil,
                mayIsolateByDefault: package.map(mayIsolateByDefault) ?? true,
                hasDependents: !own.contains(module.id) || dependencies.contains(module.id)
            )
        }.sorted { $0.name < $1.name }
    }

    /// The packages of all targets, by the targets' identifiers.
    private static func packages(from root: Package) -> [Target.ID: Package] {
        var packages: [Target.ID: Package] = [:]
        var known: Set<Package.ID> = []
        var pending = [root]
        while let package = pending.popLast() {
            guard known.insert(package.id).inserted else { continue }
            for target in package.targets { packages[target.id] = package }
            pending += package.dependencies.map(\.package)
        }
        return packages
    }

    /// Whether a manifest of a package names a default isolation, which may be that of any of its targets.
    private func mayIsolateByDefault(_ package: Package) -> Bool {
        let folder = package.directoryURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let manifests = names.filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") }
        let texts = manifests.map { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        return texts.isEmpty
            || texts.contains { text in
                text.map { $0.contains("defaultIsolation") || $0.contains("default-isolation") } ?? true
            }
    }

    /// Whether a target can register something.
    private static func canUseAmpoule(_ target: any Target) -> Bool {
        target.recursiveTargetDependencies.contains(where: isOfAmpoule)
    }

    /// Whether a target is one of the libraries of Ampoule itself.
    private static func isOfAmpoule(_ target: any Target) -> Bool {
        ["Ampoule", "AmpouleGraph", "AmpouleModules", "AmpouleAutoregistration", "AmpouleTesting"]
            .contains(target.name)
    }
}
