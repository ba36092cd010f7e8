import Foundation
import TestSupport

/// The public declarations of a library, as the compiler tells them to documentation tools.
struct PublicDeclarations {
    /// A type outside of other types.
    struct NamedType: Equatable {
        var isProtocol: Bool
        var memberTypes: Set<String> = []
    }

    /// The functions, initializers and operators, with their types and labels.
    private(set) var functions: Set<String> = []

    private(set) var types: [String: NamedType] = [:]
    private(set) var macros: Set<String> = []

    /// The properties that hold a container or a resolver, with the names of their types.
    private(set) var containerProperties: [String: String] = [:]

    init() {}

    init(of module: String) throws {
        let toolchain = try Toolchain()
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let extractor = toolchain.compiler.deletingLastPathComponent()
            .appending(path: "swift-symbolgraph-extract")
        _ = try Tool(path: extractor.path).output(
            toolchain.flags + [
                "-module-name", module, "-I", try BuildDirectory().modules().path, "-target",
                try toolchain.target(), "-minimum-access-level", "public", "-skip-synthesized-members",
                "-output-dir", folder.path,
            ]
        )
        // Extensions of what another module declares are in a file of their own.
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files {
            for symbol in try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)).symbols {
                add(symbol)
            }
        }
    }

    mutating func formUnion(_ other: PublicDeclarations) {
        functions.formUnion(other.functions)
        macros.formUnion(other.macros)
        types.merge(other.types) { $1 }
        containerProperties.merge(other.containerProperties) { $1 }
    }

    private mutating func add(_ symbol: SymbolGraph.Symbol) {
        // What the macros of the library use is not for programs.
        guard !symbol.pathComponents.contains(where: { $0.hasPrefix("_") }) else { return }
        switch symbol.kind.identifier {
        case "swift.method", "swift.type.method", "swift.func", "swift.func.op", "swift.init":
            functions.insert(symbol.name)
        case "swift.macro": macros.insert(String(symbol.name.prefix { $0 != "(" }))
        case "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias",
            "swift.associatedtype":
            let first = symbol.pathComponents[0]
            let isProtocol = symbol.kind.identifier == "swift.protocol"
            if symbol.pathComponents.count == 1 {
                types[first, default: NamedType(isProtocol: isProtocol)].isProtocol = isProtocol
            } else if symbol.pathComponents.count == 2 {
                types[first, default: NamedType(isProtocol: false)].memberTypes.insert(
                    symbol.pathComponents[1]
                )
            }
        case "swift.property", "swift.type.property":
            let names = ["Container", "Resolver", "AsynchronousResolver"]
            guard let type = symbol.typeOfProperty, names.contains(type) else { return }
            containerProperties[symbol.name] = type
        default: break
        }
    }
}

private struct SymbolGraph: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
        struct Kind: Decodable {
            let identifier: String
        }

        struct Fragment: Decodable {
            let spelling: String
        }

        let kind: Kind
        let pathComponents: [String]
        let declarationFragments: [Fragment]

        var name: String { pathComponents.joined(separator: ".") }

        /// The name of the type of a property, without `any` and `?`.
        var typeOfProperty: String? {
            let text = declarationFragments.map(\.spelling).joined()
            guard let type = text.split(separator: ": ", maxSplits: 1).dropFirst().first else { return nil }
            return String(type.trimmingPrefix("any ").prefix { $0.isLetter })
        }
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
