import AmpouleGraph
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

/// One of the programs in the folder `Programs`: a source file of these tests.
///
/// A comment `// problem: missingRegistration` stands on each line where a problem is to be reported. Warnings are announced in
/// the same way: `// warning: dependencyOnActor`.
struct ProgramFile: Sendable, CustomTestStringConvertible {
    let url: URL

    var testDescription: String { name }

    /// What the file and the namespace in it are called.
    var name: String { url.deletingPathExtension().lastPathComponent }

    /// The problems or warnings that the comments announce.
    ///
    /// - Parameter noun: What the comments begin with.
    func expectedVerdicts(_ noun: String = "problem") throws -> [Verdict] {
        let lines = try String(contentsOf: url, encoding: .utf8).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        return lines.enumerated().flatMap { number, line -> [Verdict] in
            guard let comment = line.range(of: "// \(noun): ") else { return [] }
            return line[comment.upperBound...].split(separator: ", ").map { kind in
                Verdict(line: number + 1, kind: String(kind))
            }
        }.sorted()
    }

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// All programs.
    static let all: [ProgramFile] = {
        let folder = tests.appending(path: "GraphTests/Programs")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }.map(ProgramFile.init)
    }()
}
