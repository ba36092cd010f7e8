import Foundation

/// What the tool is asked to do, in the form that it reads.
struct Request: Encodable {
    /// A module whose sources are read.
    struct Module: Encodable {
        let name: String
        let kind: String
        let files: [String]
        let dependencies: [String]
    }

    let target: String
    let modules: [Module]
    let cache: String
    let output: String

    /// Writes the request, unless it is there already: the tool runs again when it changes.
    func write(to url: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        guard FileManager.default.contents(atPath: url.path) != data else { return }
        try data.write(to: url, options: .atomic)
    }
}
