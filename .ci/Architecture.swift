import Foundation

// Checks the architecture of the runtime by its sources: which files refer to each other in a cycle, and which rooms
// (the folders) use which. A file refers to another one if it names a type that the other one declares at its top level;
// an extension belongs to the file that it is in. Fails where a cycle or an arrow is not listed here.
//
// It also checks which files ask for the own core of a container: all others ask for the one that carries out operations in
// the current task. And it checks that the page of the architecture names the files with orderings of memory that are weaker than
// sequentially consistent, where it has their reasons, and those with unsafe code, where it says who owns what.

/// The cycles of files, with the reason of each.
let knownCycles: [(files: Set<String>, reason: String)] = [
    (
        ["Container", "Registrar", "ServiceEntry"],
        """
        Swinject's 'Behavior' receives the container and the entry, and the registrar notifies it; a substitute takes \
        instances from a container
        """
    )
]

/// The rooms that each room may use.
let arrows: [String: Set<String>] = [
    "Keys": [],
    "Scopes": ["Memory"],
    "Making": ["Errors", "Keys", "Memory", "Scopes"],
    "Errors": ["Generated", "Keys", "Scopes"],
    "Resolver": ["Asynchronous", "Errors", "FastPath", "Keys"],
    "Registrations": ["Container", "Errors", "Keys", "Lists", "Memory", "Resolver", "Scopes"],
    "Container": [
        "Closing", "Errors", "Keys", "Levels", "Memory", "Observing", "Registrations", "Resolution",
        "Resolver", "Scopes",
    ],
    "Levels": [
        "Container", "Errors", "Keys", "Memory", "Registrations", "Resolver", "Scopes",
    ],
    "Resolution": [
        "Asynchronous", "Errors", "Keys", "Making", "Memory", "Observing", "Registrations", "Scopes",
    ],
    "FastPath": [
        "Container", "Errors", "Generated", "Keys", "Memory", "Registrations", "Resolution", "Resolver",
        "Scopes",
    ],
    "SlowPath": [
        "Container", "Deferred", "Errors", "FastPath", "Generated", "Keys", "Making", "Memory", "Overrides",
        "Registrations", "Resolution", "Resolver", "Scopes",
    ],
    "Deferred": [
        "Asynchronous", "Container", "Errors", "Generated", "Keys", "Levels", "Memory", "Registrations",
        "Resolution", "Resolver", "Scopes",
    ],
    "Asynchronous": [
        "Container", "Deferred", "Errors", "Generated", "Keys", "Making", "Memory", "Observing",
        "Overrides", "Registrations", "Resolution", "Resolver", "Scopes", "SlowPath",
    ],
    "Injection": [
        "Container", "Deferred", "Errors", "Generated", "Keys", "Memory", "Registrations",
        "Resolver",
    ],
    "Closing": [
        "Container", "Dependencies", "Errors", "Keys", "Levels", "Memory", "Observing",
        "Registrations", "Scopes",
    ],
    "WarmUp": ["Container", "Errors", "Keys", "Memory", "Observing", "Registrations", "Scopes"],
    "Observing": [
        "Container", "Errors", "Keys", "Memory", "Registrations", "Resolution", "Scopes",
    ],
    "Overrides": [
        "Closing", "Container", "Dependencies", "Errors", "Generated", "Keys", "Memory",
        "Registrations", "Resolution", "Resolver", "Scopes", "SlowPath",
    ],
    "Decorators": ["Container", "Errors", "Keys", "Memory", "Registrations", "Resolver"],
    "Lists": [
        "Asynchronous", "Container", "Deferred", "Errors", "Keys", "Memory", "Registrations",
        "Resolver", "Scopes",
    ],
    "Assembly": ["Container", "Registrations", "Resolver", "Scopes"],
    "Dependencies": [
        "Container", "Deferred", "Generated", "Keys", "Lists", "Registrations", "Resolution", "Scopes",
    ],
    "Macros": ["Generated", "Resolver", "Scopes"],
    "Proof": ["Container", "Deferred", "Generated", "Levels", "Resolver", "Scopes"],
    "Generated": [
        "Closing", "Container", "Decorators", "Deferred", "Errors", "FastPath", "Keys",
        "Memory",
        "Proof", "Registrations", "Resolution", "Resolver", "Scopes",
    ],
    "Memory": [],
]

/// The files that may ask for the own core of a container, with the reason of each.
let filesOfOwnCores: [String: String] = [
    "Container": "declares it, and creates containers",
    "Substitution": "finds the core that carries out operations",
    "ContainerCopies": "makes substitutes",
    "FastPath": "begins a resolution that nothing diverts",
    "Core+Levels": "makes the containers that register for levels",
    "Core+SharingContainer": "finds the container that owns a registration",
    "Core+Unregistered": "finds the container that was asked",
    "Container+Close": "closes the containers inside another one",
    "InstanceWrapper": "knows a container without retaining it, and asks for its core when it is used",
]

/// A source file with the types that it declares and the words of its code.
struct SourceFile {
    let room: String
    let name: String
    let declaredTypes: Set<String>
    let words: Set<String>

    init(_ url: URL) throws {
        room = url.deletingLastPathComponent().lastPathComponent
        name = url.deletingPathExtension().lastPathComponent
        let code = try String(contentsOf: url, encoding: .utf8)
            .replacing(/\/\/[^\n]*/, with: "")
            .replacing(/"""[\s\S]*?"""/, with: "")
            .replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
        var depth = 0
        var types: Set<String> = []
        let declaration =
            /[{}]|(private |fileprivate )?(?:final )?\b(?:class|struct|enum|protocol|actor|typealias)\s+([A-Za-z_]\w*)/
        for match in code.matches(of: declaration) {
            switch match.output.0.first {
            case "{": depth += 1
            case "}": depth -= 1
            default:
                if depth == 0, match.output.1 == nil, let type = match.output.2 { types.insert(String(type)) }
            }
        }
        declaredTypes = types
        words = Set(code.matches(of: /[A-Za-z_]\w*/).map { String($0.output) })
    }
}

/// The files of the runtime, and which of them refer to which.
struct ReferenceGraph {
    let files: [SourceFile]
    private(set) var references: [Set<Int>]

    init(_ files: [SourceFile]) {
        self.files = files
        var declaring: [String: Int] = [:]
        for (index, file) in files.enumerated() {
            for type in file.declaredTypes { declaring[type] = index }
        }
        references = files.enumerated().map { index, file in
            Set(file.words.compactMap { declaring[$0] }).subtracting([index])
        }
    }

    /// The files that a file reaches by references.
    private func reached(from start: Int) -> Set<Int> {
        var reached: Set<Int> = []
        var unvisited = [start]
        while let file = unvisited.popLast() {
            for next in references[file] where reached.insert(next).inserted { unvisited.append(next) }
        }
        return reached
    }

    /// The sets of several files that all reach each other, the largest first.
    var cycles: [Set<String>] {
        let reached = files.indices.map(reached(from:))
        let cycles = files.indices.map { file in
            Set(reached[file].filter { reached[$0].contains(file) }.map { files[$0].name })
        }
        return Set(cycles).filter { $0.count > 1 }.sorted { $0.count > $1.count }
    }

    /// Each arrow from a room to another one, with an example.
    var roomArrows: [(from: SourceFile, to: SourceFile)] {
        files.indices.flatMap { file in references[file].map { (files[file], files[$0]) } }
            .filter { $0.0.room != $0.1.room }
    }
}

let root = URL(filePath: CommandLine.arguments.last ?? ".").appending(path: "Sources/Ampoule")
let urls =
    FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
let sources = urls.filter { url in url.pathExtension == "swift" && !url.path.contains(".docc/") }
let graph = ReferenceGraph(try sources.map { try SourceFile($0) })
var problems: [String] = []
for cycle in graph.cycles where !knownCycles.contains(where: { $0.files.isSuperset(of: cycle) }) {
    problems.append("A cycle of \(cycle.count) files: \(cycle.sorted().joined(separator: ", "))")
}
for (from, to) in graph.roomArrows where !arrows[from.room, default: []].contains(to.room) {
    problems.append("\(from.room)/\(from.name) uses \(to.room)/\(to.name)")
}
let usedArrows = Dictionary(grouping: graph.roomArrows, by: \.from.room).mapValues { Set($0.map(\.to.room)) }
for (room, rooms) in arrows {
    for unused in rooms.subtracting(usedArrows[room, default: []]) {
        problems.append("\(room) does not use \(unused): take the arrow off the list")
    }
}
let filesWithOwnCores = Set(graph.files.filter { $0.words.contains("ownCore") }.map(\.name))
for file in filesWithOwnCores.subtracting(filesOfOwnCores.keys) {
    problems.append(
        "\(file) asks for the own core of a container, which may have a substitute: ask for 'core'"
    )
}
for file in Set(filesOfOwnCores.keys).subtracting(filesWithOwnCores) {
    problems.append("\(file) does not ask for the own core of a container: take it off the list")
}
let page = try String(
    contentsOf: root.appending(path: "Ampoule.docc/Articles/Architecture.md"),
    encoding: .utf8
)

/// The files that a section of the page names in its table, and those with code that matches a pattern, must be the same.
@MainActor
func compare(_ section: String, withCodeThatContains pattern: Regex<some Any>) throws {
    let text = page.split(separator: "\n## ").first { $0.hasPrefix(section) } ?? ""
    let table = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.joined()
    let names = table.split(separator: "`").filter { $0.hasSuffix(".swift") }
    let named = Set(names.map { $0.dropLast(".swift".count) })
    let found = try sources.filter { try String(contentsOf: $0, encoding: .utf8).contains(pattern) }
        .map { url in url.deletingPathExtension().lastPathComponent[...] }
    for file in named.symmetricDifference(found) {
        problems.append("\(file) is in the section '\(section)' of the page, or has such code, but not both")
    }
}

try compare(
    "Memory orderings",
    withCodeThatContains: /ordering: \.(relaxed|acquiring|releasing|acquiringAndReleasing)\b/
)
try compare(
    "Unsafe code",
    withCodeThatContains: /Unsafe|Unmanaged|unsafe|pointee|assumingMemoryBound|@unchecked/
)
print("\(graph.files.count) files, largest cycle of references: \(graph.cycles.first?.count ?? 0) files")
for problem in problems.sorted() { print(problem) }
exit(problems.isEmpty && !graph.files.isEmpty ? 0 : 1)
