import Foundation
import Testing

/// Links of the documents at the top of the package to its files; `docc` checks those of the articles.
struct DocumentLinkTests {
    @Test(arguments: [
        "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "Benchmarks/README.md",
        "Examples/Clinic/README.md",
    ])
    func linkLeadsToAFile(document: String) throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        let file = root.appending(path: document)
        let text = try String(contentsOf: file, encoding: .utf8)

        let links = text.matches(of: /\]\((?<path>[^)#:]+)(?:#[^)]*)?\)/).map { match in String(match.path) }
        let broken = links.filter { path in
            let target = file.deletingLastPathComponent().appending(path: path)
            return !FileManager.default.fileExists(atPath: target.path)
        }

        #expect(!links.isEmpty)
        #expect(broken == [])
    }
}
