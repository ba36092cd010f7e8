import Foundation
import TestSupport

/// The public functions of a library, as the compiler tells them to documentation tools.
struct PublicInterface {
    /// The functions that have a generic parameter, or a pack of them, as the type of one of their parameters.
    let genericFunctions: Set<String>

    init(of module: String) throws {
        let toolchain = try Toolchain()
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let extractor = toolchain.compiler.deletingLastPathComponent()
            .appending(path: "swift-symbolgraph-extract")
        // Functions that are left out of the documentation count as internal ones.
        _ = try Tool(path: extractor.path).output(
            toolchain.flags + [
                "-module-name", module, "-I", try BuildDirectory().modules.path, "-target",
                try toolchain.target(), "-minimum-access-level", "internal", "-skip-synthesized-members",
                "-output-dir", folder.path,
            ]
        )
        // Extensions of what another module declares are in a file of their own.
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let symbols = try files.flatMap { file in
            try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)).symbols
        }
        genericFunctions = Set(symbols.filter(\.takesArguments).map(\.name))
    }
}

private struct SymbolGraph: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
        let pathComponents: [String]
        let accessLevel: String
        let functionSignature: Signature?
        let swiftGenerics: Generics?

        var name: String { pathComponents.joined(separator: ".") }

        /// Whether this is for users, and takes values of generic types.
        var takesArguments: Bool {
            let generics = Set(swiftGenerics?.parameters?.map(\.name) ?? [])
            return accessLevel == "public" && pathComponents.last?.hasPrefix("__") == false
                && functionSignature?.parameters?
                    .contains { parameter in
                        generics.contains(parameter.type) || parameter.type.hasPrefix("repeat each ")
                    } == true
        }
    }

    struct Signature: Decodable {
        let parameters: [Parameter]?
    }

    struct Parameter: Decodable {
        struct Fragment: Decodable {
            let spelling: String
        }

        let declarationFragments: [Fragment]

        /// What stands behind the colon.
        var type: String {
            let text = declarationFragments.map(\.spelling).joined()
            return text.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? text
        }
    }

    struct Generics: Decodable {
        struct Parameter: Decodable {
            let name: String
        }

        let parameters: [Parameter]?
    }
}

extension Toolchain {
    /// The platform that programs are compiled for.
    fileprivate func target() throws -> String {
        struct Information: Decodable {
            struct Target: Decodable {
                let triple: String
            }

            let target: Target
        }

        let output = try Tool(path: compiler.path).output(["-frontend", "-print-target-info"] + flags)
        return try JSONDecoder().decode(Information.self, from: Data(output.utf8)).target.triple
    }
}
