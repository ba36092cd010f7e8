import Foundation
import PackagePlugin

/// The targets of a package and of those it depends on, as the package manager describes them.
struct PackageTargets {
    let all: [BuildTarget]
    private let swiftTargets: [String: SwiftSourceModuleTarget]
    private let packages: [String: Package]
    let outputs: PluginOutputs

    /// - Parameters:
    ///   - root: The package.
    ///   - workDirectory: The folder of the plugin.
    ///   - current: The target that is checked, with the sources of the plugins before this one.
    init(of root: Package, workDirectory: URL, checking current: SwiftSourceModuleTarget? = nil) {
        var described: [BuildTarget] = []
        var swiftTargets: [String: SwiftSourceModuleTarget] = [:]
        let packages = Self.packages(from: root)
        let own = Set(root.targets.map(\.id))
        let isolating = Self.isolatingPackages(packages)
        let outputs = PluginOutputs(workDirectory: workDirectory)
        var known = Set(own)
        var pending: [any Target] = root.targets
        while let next = pending.popLast() {
            let target = next.id == current?.id ? current ?? next : next
            let dependencies = Self.dependencies(of: target)
            pending += dependencies.filter { known.insert($0.id).inserted }
            let swiftTarget = target as? SwiftSourceModuleTarget
            swiftTargets[target.id] = swiftTarget
            let package = packages[target.id]
            described.append(
                BuildTarget(
                    id: target.id,
                    name: target.name,
                    module: swiftTarget?.moduleName ?? target.name,
                    kind: swiftTarget.map(Self.kind) ?? .other,
                    files: swiftTarget.map(Self.files) ?? [],
                    dependencies: dependencies.map(\.id),
                    isOwn: own.contains(target.id),
                    package: package?.id,
                    cache: package.flatMap { outputs.cache(of: target.name, in: $0.id) },
                    mayIsolateByDefault: package.map { isolating.contains($0.id) } ?? true,
                    conditions: swiftTarget?.compilationConditions ?? []
                )
            )
        }
        all = described
        self.swiftTargets = swiftTargets
        self.packages = packages
        self.outputs = outputs
    }

    /// The files that other plugins generate for a target, as far as they are known.
    func generation(for target: BuildTarget) -> Request.Generation? {
        guard let package = packages[target.id], let swiftTarget = swiftTargets[target.id] else { return nil }
        return outputs.sources(of: swiftTarget, in: package, without: Set(target.files))
    }

    private static func kind(of target: SwiftSourceModuleTarget) -> BuildTarget.Kind {
        switch target.kind {
        case .generic: .library
        case .test: .test
        case .macro: .other
        default: .program
        }
    }

    private static func files(of target: SwiftSourceModuleTarget) -> [String] {
        let sources = target.sourceFiles.filter { $0.type == .source }.map(\.url)
        return (sources + target.pluginGeneratedSources).map(\.path)
    }

    private static func dependencies(of target: any Target) -> [any Target] {
        target.dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: []
            }
        }
    }

    /// The packages of all targets, by the targets' identifiers.
    private static func packages(from root: Package) -> [String: Package] {
        var packages: [String: Package] = [:]
        var known: Set<Package.ID> = []
        var pending = [root]
        while let package = pending.popLast() {
            guard known.insert(package.id).inserted else { continue }
            for target in package.targets { packages[target.id] = package }
            pending += package.dependencies.map(\.package)
        }
        return packages
    }

    /// The packages of which a manifest names a default isolation, which may be that of any of its targets.
    private static func isolatingPackages(_ packages: [String: Package]) -> Set<String> {
        let folders = Dictionary(
            packages.values.map { ($0.id, $0.directoryURL) },
            uniquingKeysWith: { first, _ in first }
        )
        return Set(folders.filter { mayIsolateByDefault($0.value) }.keys)
    }

    private static func mayIsolateByDefault(_ folder: URL) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let manifests = names.filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") }
        let texts = manifests.map { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        return texts.isEmpty
            || texts.contains { text in
                text.map { $0.contains("defaultIsolation") || $0.contains("default-isolation") } ?? true
            }
    }
}
