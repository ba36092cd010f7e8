import Foundation

/// The steps of a page that a reader follows in one folder.
struct Walkthrough {
    enum Step: Equatable {
        case write(file: String, text: String)
        case append(file: String, text: String)

        /// Code that must not compile behind what is there.
        case reject(text: String)
        case run(output: String)

        /// A block that no sentence before it explains.
        case unexplained(line: Int)
    }

    let steps: [Step]

    init(_ page: String) {
        var steps: [Step] = []
        var paragraph = ""
        var block: (mark: Substring, line: Int, lines: [Substring])?
        var runs = false
        for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let open = block {
                guard line == "```" else {
                    block?.lines.append(line)
                    continue
                }
                let text = open.lines.map { line in line + "\n" }.joined()
                if open.mark == "```sh" {
                    runs = text == "swift run\n"
                } else if open.mark == "```" && runs {
                    steps.append(.run(output: text))
                    runs = false
                } else {
                    steps.append(Self.step(paragraph, text, line: open.line))
                }
                block = nil
                paragraph = ""
            } else if line.hasPrefix("```") {
                block = (line, index + 1, [])
            } else {
                paragraph = line.isEmpty || line.hasPrefix("#") ? paragraph : paragraph + line + " "
            }
        }
        self.steps = steps
    }

    private static func step(_ paragraph: String, _ text: String, line: Int) -> Step {
        if text.contains("// error: ") { return .reject(text: text) }
        guard
            let match = paragraph.firstMatch(
                of:
                    /(?<verb>[Pp]ut this in|[Aa]dd this to|[Rr]eplace the contents of) `(?<file>[^`]+)`[^`]*: $/
            )
        else { return .unexplained(line: line) }
        return match.verb.lowercased() == "add this to"
            ? .append(file: String(match.file), text: text) : .write(file: String(match.file), text: text)
    }
}
