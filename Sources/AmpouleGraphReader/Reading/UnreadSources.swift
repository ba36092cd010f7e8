import Foundation
import Synchronization

/// The sources of modules that aren't read, in which names of types are looked up.
///
/// A type that is registered may be an alias of another one. Of a module of another package, no more is read than what its
/// types are called, and only if a program registers one.
package final class UnreadSources: Sendable {
    /// A module with the paths of its source files.
    package struct Module: Codable, Sendable {
        package var name: String
        package var files: [String]

        package init(name: String, files: [String]) {
            self.name = name
            self.files = files
        }
    }

    /// The names that declarations introduce.
    private struct Names {
        var types: Set<String> = []
        var aliases: Set<String> = []
    }

    private let modules: [Module]
    private let names = Mutex<Names?>(nil)

    package init(_ modules: [Module]) {
        self.modules = modules
    }

    /// Whether a name that a file can use is that of a type or a protocol, and of no alias.
    ///
    /// - Parameter imported: The modules that the file imports and that aren't read.
    func declareType(_ name: String, visibleBy imported: [String]) -> Bool {
        guard !imported.isEmpty, Set(imported).isSubset(of: modules.map(\.name)) else { return false }
        return names.withLock { known in
            let names = known ?? Self.names(in: modules.flatMap(\.files))
            known = names
            return names.types.contains(name) && !names.aliases.contains(name)
        }
    }

    private static func names(in files: [String]) -> Names {
        var names = Names()
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            var keyword = ""
            for word in data.split(whereSeparator: { !isPartOfWord($0) }) {
                switch keyword {
                case "typealias": names.aliases.insert(String(decoding: word, as: UTF8.self))
                case "": break
                default: names.types.insert(String(decoding: word, as: UTF8.self))
                }
                keyword = word.count < 10 ? Self.keyword(String(decoding: word, as: UTF8.self)) : ""
            }
        }
        return names
    }

    /// The word if it introduces a type; otherwise, an empty one.
    private static func keyword(_ word: String) -> String {
        ["struct", "class", "enum", "actor", "protocol", "typealias"].contains(word) ? word : ""
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
