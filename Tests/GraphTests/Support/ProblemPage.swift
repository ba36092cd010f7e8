import AmpouleGraphReader
import Foundation

/// The programs of the page "Problems of the graph", with what the check says of them, and what mends them.
struct ProblemPage {
    /// A program with a problem.
    struct Program {
        /// The heading of the section, which is the code of the problem.
        let code: String

        /// The number of the line of the page.
        let line: Int

        /// The sources of its modules, the program last.
        private(set) var modules: [(name: String, source: String)] = []

        /// The text of the check.
        private(set) var text = ""

        /// The module that is checked, and that a change mends.
        private(set) var target = "Zoo"

        /// What mends the program; each suffices.
        private(set) var cures: [Cure] = []
    }

    /// A change that mends a program.
    struct Cure {
        /// The lines of the change, each beginning with a space, `-` or `+`; blank lines separate its parts.
        let lines: [Substring]

        /// The code that runs in the mended program.
        let code: String
    }

    let text: String
    private(set) var programs: [Program] = []

    /// Reads a page: that of the documentation, or that of the remedies that it doesn't show.
    init(_ path: String = "Sources/Ampoule/Ampoule.docc/Articles/Problems.md") throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        var (section, code, target, isOpen) = ("", "", "Zoo", false)
        var block: (mark: Substring, line: Int, lines: [Substring])?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let current = block, line == "```" {
                if current.mark == "```swift", !isOpen {
                    programs.append(Program(code: section, line: current.line))
                }
                isOpen = current.mark == "```swift"
                programs[programs.count - 1].add(current.mark, current.lines, target, then: code)
                if current.mark == "```" { target = "Zoo" }
                block = nil
            } else if block != nil {
                block?.lines.append(line)
            } else if line.hasPrefix("```") {
                block = (line, number + 1, [])
            } else if line.hasPrefix("## ") {
                section = String(line.dropFirst(3))
            } else if let match = line.wholeMatch(of: /<!-- then (.*)-->/) {
                code = String(match.output.1)
            } else if let match = line.wholeMatch(of: /<!-- of (\w+) -->/) {
                target = String(match.output.1)
            }
        }
    }
}

extension ProblemPage.Program {
    fileprivate mutating func add(
        _ mark: Substring,
        _ lines: [Substring],
        _ target: String,
        then code: String
    ) {
        let text = lines.joined(separator: "\n")
        switch mark {
        case "```swift":
            let name = text.prefixMatch(of: /\/\/ The module (\w+)\n/).map { String($0.output.1) } ?? "Zoo"
            modules.append((name, text + "\n"))
        case "```diff": cures.append(ProblemPage.Cure(lines: lines, code: code))
        default: (self.text, self.target) = (text, target)
        }
    }

    /// The sources of the modules as the check reads them.
    var sources: Sources {
        libraries.with(
            "Zoo",
            using: modules.dropLast().first?.name ?? "Farm",
            source: modules[modules.count - 1].source
        )
    }

    private var libraries: Sources {
        modules.dropLast().reduce(Sources()) { $0.with($1.name, .library, source: $1.source) }
    }

    /// The check's report on the target, without the programs that depend on it.
    var report: Report { target == "Zoo" ? sources.report() : libraries.report(on: target) }

    /// The program after a change; `nil` if a part of the change isn't found exactly once.
    func mended(by cure: ProblemPage.Cure) -> ProblemPage.Program? {
        var program = self
        guard let place = modules.lastIndex(where: { $0.name == target }) else { return nil }
        var source = modules[place].source
        for part in cure.lines.split(separator: "") {
            func text(with marks: Set<Character>) -> String {
                part.filter { $0.first.map(marks.contains) == true }.map { "\($0.dropFirst())\n" }.joined()
            }
            guard source.ranges(of: text(with: [" ", "-"])).count == 1 else { return nil }
            source.replace(text(with: [" ", "-"]), with: text(with: [" ", "+"]))
        }
        program.modules[place].source = source
        return program
    }
}
