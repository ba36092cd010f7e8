import Foundation

extension SourceModule {
    /// The sources that build-tool plugins generated for a module in earlier builds, as far as they are known.
    package struct Generation: Codable, Sendable {
        /// The generated files of a plugin.
        package struct Output: Codable, Sendable {
            package var plugin: String

            /// Its Swift files that may be compiled, or be left from earlier builds.
            package var files: [String]

            /// Whether the module has been compiled since the plugin was added to it.
            package var isComplete: Bool

            package init(plugin: String, files: [String], isComplete: Bool) {
                (self.plugin, self.files, self.isComplete) = (plugin, files, isComplete)
            }
        }

        /// The name of the target.
        package var target: String

        /// The folder of the package.
        package var package: String
        package var isCompiled: Bool
        package var outputs: [Output]

        package init(target: String, package: String, isCompiled: Bool, outputs: [Output]) {
            self.target = target
            self.package = package
            self.isCompiled = isCompiled
            self.outputs = outputs
        }
    }

    /// When the sources of a module are read.
    package enum Moment: Sendable {
        /// When the plugin of the check runs for the module: the files that plugins before it generate are among
        /// those of the module.
        case checkOfItself

        /// When the module that depends on it is checked, in a build.
        case checkOfDependent

        /// Between builds.
        case drawing
    }

    /// This module with what other plugins have generated for it.
    package func withGeneratedSources(at moment: Moment) -> SourceModule {
        guard let generation else { return self }
        var module = self
        module.generated = GeneratedSources(generation, files: files, at: moment)
        module.files += module.generated.files.keys.sorted()
        return module
    }
}

/// Sources that plugins generate for a module, of which it is not known for certain that they are compiled.
package struct GeneratedSources: Sendable {
    /// The plugin that generates each file, by the path of the file.
    private(set) var files: [String: String] = [:]

    /// The reasons why other files may be compiled, each as the end of a sentence.
    package private(set) var uncertainties: [String] = []
    private var target = ""
    private var moment = SourceModule.Moment.drawing

    /// The plugin that runs the check, which sees what the plugins before it generate.
    private static let check = "AmpouleGraphPlugin"

    init() {}

    init(_ generation: SourceModule.Generation, files known: [String], at moment: SourceModule.Moment) {
        target = generation.target
        self.moment = moment
        let outputs = Dictionary(
            generation.outputs.map { ($0.plugin, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let manifest = ManifestPlugins(inPackage: generation.package)
        var plugins = manifest.plugins(of: target)
        // The product of another package may have another name than its plugin.
        if generation.isCompiled, !outputs.isEmpty, plugins?.allSatisfy({ outputs[$0] != nil }) == false {
            plugins = nil
        }
        if let place = plugins?.lastIndex(of: Self.check), moment == .checkOfItself {
            plugins?.removeSubrange(...place)
        }
        let mayUseOthers = manifest.mentioned?.subtracting([Self.check]).isEmpty != true
        if plugins == nil, mayUseOthers, !generation.isCompiled, moment != .checkOfItself {
            uncertainties.append("the plugins of '\(target)' are known when it has been built; \(remedy)")
        }
        for plugin in plugins ?? outputs.keys.sorted() where plugin != Self.check {
            let isRead = plugins == nil && known.contains { $0.contains("/\(plugin)/") }
            if let output = outputs[plugin], output.isComplete || isRead {
                for file in output.files where !isRead { files[file] = plugin }
            } else {
                uncertainties.append(
                    "what the plugin '\(plugin)' generates for '\(target)' is not known yet; \(remedy)"
                )
            }
        }
    }

    private var remedy: String {
        switch moment {
        case .checkOfItself: "list '\(Self.check)' behind it"
        case .checkOfDependent: "it is when the target has been built"
        case .drawing: "run 'swift build' first"
        }
    }

    /// Why a file that can register something leaves open what is registered, as the end of a sentence; nil if what it
    /// says now is what counts.
    func uncertainty(ofRegistrationsIn file: String) -> String? {
        guard moment != .drawing, let plugin = files[file] else { return nil }
        let remedy = moment == .checkOfItself ? "; \(remedy)" : ""
        return "what the plugin '\(plugin)' generates for '\(target)' may register anything\(remedy)"
    }
}

extension ManifestPlugins {
    /// Reads the manifest of a package; where it has several for different tools, only which plugins they name.
    fileprivate init(inPackage folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let manifests = names.filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") }.sorted()
        self.init(
            manifests.map { name in
                let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
                return String(decoding: data, as: UTF8.self)
            }
        )
    }
}
