/// How the modules of a random program are compiled.
struct Setting: Sendable {
    let flags: [String]

    /// Whether existential types have to be written with `any`.
    var requiresAny: Bool { flags.contains("ExistentialAny") }

    static let swift6 = Setting(flags: ["-swift-version", "6"])

    static let all: [Setting] = [
        .swift6,
        Setting(flags: ["-swift-version", "5"]),
        Setting(flags: ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny"]),
        Setting(flags: ["-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility"]),
        Setting(flags: ["-swift-version", "6", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]),
        Setting(flags: ["-swift-version", "6", "-strict-memory-safety"]),
    ]
}
