import PackagePlugin

/// Finds the modules whose sources tell what a target registers and needs.
///
/// These are the targets of the same package, and those of other packages that can use Ampoule: nothing else
/// can register anything, or name a type of theirs.
struct ModuleSearch {
    let root: Package

    /// The modules that matter to a target, itself included, in the order of their names.
    func modules(of target: SwiftSourceModuleTarget) -> [Request.Module] {
        let own = Set(root.targets.map(\.id))
        let all = [target as any Target] + target.recursiveTargetDependencies
        let read = all.compactMap { $0 as? SwiftSourceModuleTarget }.filter { module in
            !Self.isOfAmpoule(module) && module.kind != .macro
                && (own.contains(module.id)
                    || module.recursiveTargetDependencies.contains(where: Self.isOfAmpoule))
        }
        let names = Set(read.map(\.moduleName))
        return read.map { module in
            Request.Module(
                name: module.moduleName,
                kind: module.kind == .generic ? "library" : "program",
                files: (module.sourceFiles.filter { $0.type == .source }.map(\.url)
                    + module.pluginGeneratedSources)
                    .map(\.path).filter { $0.hasSuffix(".swift") && !$0.contains("/AmpouleGraphPlugin/") }
                    .sorted(),
                dependencies: module.recursiveTargetDependencies.compactMap { dependency in
                    (dependency as? SwiftSourceModuleTarget)?.moduleName
                }.filter(names.contains).sorted()
            )
        }.sorted { $0.name < $1.name }
    }

    /// Whether a target is one of the libraries of Ampoule itself.
    private static func isOfAmpoule(_ target: any Target) -> Bool {
        ["Ampoule", "AmpouleGraph", "AmpouleModules"].contains(target.name)
    }
}
