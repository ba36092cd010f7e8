import Foundation
import Testing

/// The files that a release is made of agree.
struct ReleaseTests {
    @Test func theDocumentationIndexHasAllLibraries() throws {
        let manifest = try Self.text(of: "Package.swift")
        let list = try #require(manifest.firstMatch(of: /let libraries = \[([^\]]+)\]/)).output.1
        let libraries = list.matches(of: /"(\w+)"/).map { match in String(match.1) }
        let documented = try Self.text(of: ".spi.yml").matches(of: /- (\w+)\n/).map { match in String(match.1)
        }

        #expect(!libraries.isEmpty)
        #expect(documented.sorted() == libraries.sorted())
    }

    @Test func allManifestsRequireTheNewestVersion() throws {
        let changelog = try Self.text(of: "CHANGELOG.md")
        let newest = try #require(changelog.firstMatch(of: /\n## (\d+\.\d+\.\d+)/)).output.1
        let listings = try Tutorial.current.get().steps.map(\.code.text)
        let documents = try Document.all.map { document in try Self.text(of: document.path) }
        func required(by text: String) -> [String] {
            text.matches(of: /url: "https:\/\/[^"]*\/Ampoule\.git", (\w+: "[^"]*")/).map { match in
                String(match.output.1)
            }
        }

        // Each of them tells how to install the package, on its own.
        for path in ["README.md", "Sources/Ampoule/Ampoule.docc/Articles/Building.md"] {
            #expect(try required(by: Self.text(of: path)).count == 1, "\(path)")
        }
        #expect(listings.contains { !required(by: $0).isEmpty })
        #expect(Set((documents + listings).flatMap(required)) == ["from: \"\(newest)\""])
    }

    private static func text(of path: String) throws -> String {
        var root = URL(filePath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
