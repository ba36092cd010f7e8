import AmpouleGraph
import AmpouleGraphReader
import Foundation
import Testing

/// A problem, by its kind and the line it is reported at.
struct Verdict: Hashable, Comparable, CustomStringConvertible {
    let line: Int
    let kind: String

    var description: String { "\(kind) at line \(line)" }

    static func < (left: Verdict, right: Verdict) -> Bool {
        (left.line, left.kind) < (right.line, right.kind)
    }
}

/// One of the programs in the folder `Programs`: a source file that is compiled into these tests, too.
///
/// A comment `// problem: missingRegistration` stands on each line where a problem is to be reported, and one
/// `// problem in code: missingRegistration` where only the sources show it, since the container does not. Warnings are
/// announced in the same way: `// warning: dependencyOnActor`.
struct ProgramFile: Sendable, CustomTestStringConvertible {
    let url: URL

    var testDescription: String { name }

    /// What the file and the namespace in it are called.
    var name: String { url.deletingPathExtension().lastPathComponent }

    /// The problems or warnings that the comments announce.
    ///
    /// - Parameters:
    ///   - noun: What the comments begin with.
    ///   - isInCode: Whether those are included that only the sources show.
    func expectedVerdicts(_ noun: String = "problem", isInCode: Bool) throws -> [Verdict] {
        let lines = try String(contentsOf: url, encoding: .utf8).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        return lines.enumerated().flatMap { number, line -> [Verdict] in
            let marks = ["// \(noun): "] + (isInCode ? ["// \(noun) in code: "] : [])
            guard let comment = marks.lazy.compactMap({ line.range(of: $0) }).first else { return [] }
            return line[comment.upperBound...].split(separator: ", ").map { kind in
                Verdict(line: number + 1, kind: String(kind))
            }
        }.sorted()
    }

    /// What the sources alone say of the program.
    func report() throws -> Report {
        let module = SourceModule(
            name: "GraphTests",
            kind: .program,
            files: [url.path],
            dependencies: Self.libraries.map(\.name),
            hasDependents: false
        )
        return Report(try BothWays.program("GraphTests", Self.libraries + [module]))
    }

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The modules in the folder `ProgramModules`, which the programs may use.
    private static let libraries = ["Farm", "Forest", "Village"].map { name in
        SourceModule(
            name: "Program\(name)",
            kind: .library,
            files: [tests.appending(path: "ProgramModules/\(name)/\(name).swift").path],
            dependencies: name == "Village" ? ["ProgramFarm"] : []
        )
    }

    /// All programs.
    static let all: [ProgramFile] = {
        let folder = tests.appending(path: "GraphTests/Programs")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }.map(ProgramFile.init)
    }()
}
