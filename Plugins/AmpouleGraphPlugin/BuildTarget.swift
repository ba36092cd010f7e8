/// A target as a build system describes it, in plain values.
struct BuildTarget {
    enum Kind {
        /// A module for other modules, which may register its dependencies.
        case library

        /// An app, an app extension or a command-line tool.
        case program

        /// A program that may test other programs.
        case test

        /// A target without sources to read, such as a macro.
        case other
    }

    /// Identifies the target among all targets.
    let id: String
    let name: String
    let module: String
    let kind: Kind

    /// The paths of its Swift files.
    var files: [String] = []

    /// The targets that it depends on directly; `nil` if the build system doesn't tell.
    var dependencies: [String]? = []

    /// Whether it belongs to the package or project that is built.
    let isOwn: Bool

    /// Identifies its package.
    var package: String?

    /// The path of the folder in which its own check keeps what it has read; `nil` if that is unknown.
    var cache: String?

    /// Whether its package or project may give it a default isolation.
    var mayIsolateByDefault = true

    /// The compilation conditions that its settings define.
    var conditions: [String] = []

    /// How its settings ask for parts to be reported that are not checked; `nil` if they don't.
    var unchecked: String? {
        ["error", "warning"].first { conditions.contains("AMPOULE_UNCHECKED_\($0.uppercased())") }
    }

    /// The names of the libraries of Ampoule itself.
    private static let libraries: Set<String> = [
        "Ampoule", "AmpouleGraph", "AmpouleModules", "AmpouleAutoregistration", "AmpouleTesting",
        "AmpouleSwiftUI",
    ]

    /// Whether this is one of the libraries of Ampoule itself.
    var isOfAmpoule: Bool { Self.libraries.contains(name) }
}
