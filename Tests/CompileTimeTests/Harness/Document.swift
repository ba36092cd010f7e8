import Foundation

/// A Markdown file whose Swift code must compile.
///
/// The code blocks of a section, from one `##` heading to the next, make one program. What readers need not
/// see stands in an HTML comment:
///
/// ```markdown
/// <!-- swift
/// protocol Animal: Sendable {}
/// -->
/// ```
///
/// A line that must not compile says so at its end, `// does not compile`, or says what the compiler says:
/// `// error: extra argument in call`. Without these lines the program compiles, with no other warning than
/// those on values that are not used.
///
/// A block that begins with `// swift-tools-version` is a package manifest. A block behind the comment
/// `<!-- excerpt -->` is not compiled. One behind `<!-- excerpt of Examples/Clinic/… -->` has the lines of that file.
struct Document: Sendable {
    /// The path in the package.
    let path: String
    let examples: [Example]

    /// The blocks that have the lines of a file of the package.
    let excerpts: [Excerpt]

    /// Lines of a file, perhaps with another indentation.
    struct Excerpt: Sendable {
        let document: String

        /// The number of the first line in the document.
        let line: Int

        /// The path of the file in the package.
        let file: String
        let lines: [String]
    }

    init(path: String, text: String) {
        self.path = path
        excerpts = Block.all(in: text).compactMap { block in
            block.file.map { file in
                Excerpt(document: path, line: block.line, file: file, lines: block.lines.map(String.init))
            }
        }
        let lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let blocks = Block.all(in: text).filter(\.isSwift)
        let programs = Dictionary(grouping: blocks.filter { block in !block.isManifest }, by: \.section)
        let manifests = blocks.filter(\.isManifest)
        examples = (Array(programs.values) + manifests.map { block in [block] })
            .map { blocks in Example(blocks, document: path, lineCount: lineCount) }
            .sorted { first, second in first.line < second.line }
    }
}

extension Document {
    /// The folder of the package.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The documents of the package: those at its top, and those of its libraries.
    static let all: [Document] = {
        let top = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        let sources = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)?
            .compactMap { path in (path as? String).map { path in "Sources/" + path } }
        return (top + (sources ?? [])).filter { path in path.hasSuffix(".md") }.sorted().compactMap { path in
            let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
            return text.map { text in Document(path: path, text: text) }
        }
    }()
}

/// A block of code in a document, or an HTML comment.
private struct Block {
    /// The number of the section, and its heading.
    let section: Section

    /// What the first line says, such as `swift` after the fence.
    let mark: String

    /// The number of the first line of code.
    let line: Int

    /// The path of the file that the block is an excerpt of, if one is named.
    var file: String?
    var lines: [Substring] = []

    var isSwift: Bool { mark == "```swift" || mark == "<!-- swift" }
    var isManifest: Bool { lines.first?.hasPrefix("// swift-tools-version") == true }

    struct Section: Hashable {
        var number = 0
        var title = ""
    }
}

extension Block {
    /// The blocks of a document.
    static func all(in text: String) -> [Block] {
        var blocks: [Block] = []
        var open: Block?
        var section = Section()
        var isExcerpt = false
        var file: String?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let block = open {
                let isEnd = line.hasPrefix(block.mark.hasPrefix("```") ? "```" : "-->")
                if isEnd { blocks.append(block) }
                if isEnd { open = nil } else { open?.lines.append(line) }
            } else if line.hasPrefix("## ") {
                section = Section(number: section.number + 1, title: String(line.dropFirst(3)))
            } else if line.hasPrefix("```") || line == "<!-- swift" {
                open = Block(
                    section: section,
                    mark: isExcerpt ? "```" : String(line),
                    line: index + 2,
                    file: file
                )
            }
            file = line.wholeMatch(of: /<!-- excerpt of (.+) -->/).map { String($0.1) }
            isExcerpt = file != nil || line == "<!-- excerpt -->"
        }
        return blocks
    }
}

extension Document.Example {
    fileprivate init(_ blocks: [Block], document: String, lineCount: Int) {
        var lines = Array(repeating: Substring(), count: lineCount)
        for block in blocks {
            lines.replaceSubrange(block.line - 1..<block.line - 1 + block.lines.count, with: block.lines)
        }
        self.init(
            document: document,
            title: blocks.first?.section.title ?? "",
            line: blocks.map(\.line).min() ?? 1,
            source: lines.joined(separator: "\n"),
            isManifest: blocks.contains(where: \.isManifest)
        )
    }
}
