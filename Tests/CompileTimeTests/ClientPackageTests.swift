import Foundation
import Testing

/// The packages that depend on this one, which are built and run in debug and release, leave out no part of a macro.
struct ClientPackageTests {
    @Test(arguments: try PublicMacro.all)
    func aClientUsesEveryPartOfAMacro(_ macro: PublicMacro) throws {
        let uses = try ClientSources.uses(of: macro.name)

        for parameter in macro.parameters {
            #expect(uses.contains { use in use.contains(parameter) }, "No client uses '\(parameter)'")
        }
        if macro.parameters.isEmpty {
            #expect(uses.contains(""), "No client uses the macro without arguments")
        }
    }
}

/// A macro as the library declares it.
struct PublicMacro: CustomTestStringConvertible, Sendable {
    let name: String

    /// What shows in a use that a parameter is given: its label, or a type.
    let parameters: [String]

    var testDescription: String { "@\(name)(\(parameters.joined(separator: " ")))" }

    /// All macros that people write: those that only generated code uses begin with an underscore.
    static var all: [PublicMacro] {
        get throws {
            try sources(in: "Sources/Ampoule/Macros").flatMap { source in
                source.matches(of: /public macro ([A-Z]\w*)\(([^()]*)\)/).map { match in
                    // The commas between generic arguments separate no parameters.
                    let parameters = match.2.replacing(#/<[^<>]*>/#, with: "").split(separator: ",")
                    return PublicMacro(name: String(match.1), parameters: parameters.map(mark))
                }
            }
        }
    }

    private static func mark(of parameter: Substring) -> String {
        let names = parameter.prefix { character in character != ":" }
        let label = names.split(whereSeparator: \.isWhitespace).first
        return label == "_" ? ".self" : "\(label ?? ""):".replacing("`", with: "")
    }
}

/// The sources of the client packages.
private enum ClientSources {
    /// The arguments of each use of a macro; empty where it has none.
    static func uses(of macro: String) throws -> [String] {
        let pattern = try Regex<(Substring, Substring?)>("@\(macro)\\b(?:\\(((?:[^()]|\\([^()]*\\))*)\\))?")
        return try ["client-package", "plugin-package"].flatMap { package in
            try sources(in: ".ci/\(package)").flatMap { source in
                source.matches(of: pattern).map { match in String(match.output.1 ?? "") }
            }
        }
    }
}

/// The texts of all Swift files in a folder of the package.
private func sources(in folder: String) throws -> [String] {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let folder = root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { path in path.hasSuffix(".swift") && !path.contains(".build/") }
        .map { path in try String(contentsOf: folder.appending(path: path), encoding: .utf8) }
}
