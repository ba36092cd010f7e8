/// Conditions of `#if`, by what they are where random programs are compiled.
enum Condition {
    static let `true` = [
        "os(Linux) || os(macOS)", "canImport(Swift)", "swift(>=5.9)", "compiler(>=6.0)",
        "hasFeature(RegionBasedIsolation) || true", "STAGING", "!DEBUG_OF_A_ZOO", "!os(Windows)",
        "canImport(Foundation)", "true",
    ]

    static let `false` = [
        "os(Windows)", "canImport(NoSuchModule)", "swift(<5)", "DEBUG_OF_A_ZOO", "!STAGING", "false",
        "targetEnvironment(simulator)",
    ]
}
