import Foundation

/// One of the programs of a file in `Fixtures/Misuses`, with a mistake, or several of a kind.
///
/// A program begins with a comment `// MARK: - What is wrong`. It imports Ampoule unless it has an import of its own,
/// and says in comments, like a rejected fixture, what the compiler reports and what is right. The errors
/// have columns: a good error is at the mistaken token. `// unmended: ` says why what the macros offer doesn't mend it.
struct Misuse: Sendable {
    let file: String
    let title: String

    /// The program, with each line where it is in the file.
    let source: String
}

extension Misuse {
    /// What the compiler reports.
    var expectations: [Expectation] { Expectation.all(in: source) }

    /// How often the compiler reports each of the mistakes, which are the lines that comments correct.
    ///
    /// An error elsewhere counts for all of them.
    var reportCounts: [Int] {
        let blocks = source.split(separator: "\n")
            .split { line in !line.drop(while: \.isWhitespace).hasPrefix("//") }
            .map { lines in
                (
                    reports: lines.count { line in line.contains("// expected-") },
                    isCorrected: lines.contains { line in line.contains("// corrected:") }
                )
            }
        let consequences = blocks.filter { !$0.isCorrected }.map(\.reports).reduce(0, +)
        let mistakes = blocks.filter { block in block.isCorrected && block.reports > 0 }
        return mistakes.isEmpty ? [expectations.count] : mistakes.map { $0.reports + consequences }
    }

    /// The programs in all files.
    ///
    /// Programs that can't be parsed, and therefore not be formatted, are in a file with the extension `txt`.
    static let all: [Misuse] = {
        let folder = Fixture.folder.appending(path: "Misuses")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = names.filter { name in [".swift", ".txt"].contains(where: name.hasSuffix) }
        return files.sorted().flatMap { name in
            let source = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return programs(in: source ?? "", file: name.replacing(".txt", with: ".swift"))
        }
    }()

    /// The programs in the text of a file.
    static func programs(in text: String, file: String) -> [Misuse] {
        let mark = "// MARK: - "
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let starts = lines.indices.filter { index in lines[index].hasPrefix(mark) }
        return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
            let program = lines[(start + 1)..<end]
            let imports = program.contains { line in line.contains("import ") } ? "" : "import Ampoule"
            let empty = Array(repeating: Substring(), count: start)
            return Misuse(
                file: file,
                title: String(lines[start].dropFirst(mark.count)),
                source: (empty + [Substring(imports)] + program).joined(separator: "\n")
            )
        }
    }
}

extension Misuse: CustomStringConvertible {
    var description: String { "\(file): \(title)" }
}
