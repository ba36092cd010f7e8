import Foundation

/// A request to the tool, in the format that the tool reads.
struct Request: Encodable {
    /// A module whose sources are read.
    struct Module: Encodable {
        let name: String
        let kind: String
        let files: [String]
        let dependencies: [String]

        /// The package, whose targets see what it declares as `package`.
        let package: String?

        /// The files of other plugins; `nil` for a module that can't register anything.
        let generation: Generation?

        /// Whether the manifest may give the module a default isolation.
        let mayIsolateByDefault: Bool

        /// Whether other targets of the package depend on it; `nil` if that is unknown.
        let hasDependents: Bool?

        /// The path of the folder in which its own target keeps what it has read; `nil` if that is unknown.
        let cache: String?
    }

    /// The sources that build-tool plugins generate for a target, as far as they are known.
    struct Generation: Encodable {
        /// The files that a plugin has generated in earlier builds.
        struct Output: Encodable {
            let plugin: String

            /// Its Swift files that may be compiled, or be left from earlier builds.
            let files: [String]

            /// Whether the target has been compiled since the plugin was added to it.
            let isComplete: Bool
        }

        let target: String

        /// The folder of the package.
        let package: String
        let isCompiled: Bool
        let outputs: [Output]
    }

    /// A module whose sources are only searched for the names of types.
    struct UnreadModule: Encodable {
        let name: String
        let files: [String]
    }

    let target: String
    let modules: [Module]

    /// The modules of other packages that can't use Ampoule.
    let unread: [UnreadModule]

    /// The path of the folder in which the target keeps what it has read.
    let cache: String

    /// The path of the folder with the outputs of all plugins, in which other targets keep what they have read.
    let outputs: String?
    let output: String

    /// Whether modules depend on those that they import; `nil` means no.
    let followsImports: Bool?

    /// Whether there may be modules that use Ampoule and whose sources are unknown; `nil` means no.
    let mayMissModules: Bool?

    /// How parts that are not checked are reported; `nil` means as notes.
    let unchecked: String?

    /// Writes the request, unless it is there already: the tool runs again when it changes.
    func write(to url: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        guard FileManager.default.contents(atPath: url.path) != data else { return }
        try data.write(to: url, options: .atomic)
    }
}
