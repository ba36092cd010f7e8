import Foundation
import Testing

/// The text of the generated code.
struct ExpansionTextTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Macros/Expansion.md")

    /// The page wraps long lines, and leaves out the directives.
    @Test func thePageShowsTheWholeExpansion() throws {
        let section = try #require(
            String(contentsOf: Self.page, encoding: .utf8).split(separator: "## Generated code\n").last
        )
        let blocks = section.matches(of: /```swift\n(?<code>(?s:.)*?)```/).map { match in String(match.code) }
        let component = try #require(blocks.first)
        let shown = try #require(blocks.dropFirst().first)

        let expansion = try Expansion(component, path: "Stables/Horse.swift", module: "Stables")

        #expect(expansion.lines.joined(separator: "\n").withoutSpace == shown.withoutSpace)
    }

    /// Directives can't stand within a declaration's parameters or a call's arguments, so that these are on one line, for
    /// errors at the user's.
    @Test(arguments: [
        "@Inject let stable: Stable, groom: Groom, saddle: Saddle, bridle: Bridle, stirrups: Stirrups; let name: String",
        "init(@Inject stable: Stable, @Inject groom: Groom, @Inject saddle: Saddle, name: String, age: Int = 3) {}",
        "init(@Inject stable: Stable, @Inject groom: Groom, name: String, age: Int, height: Double) async throws {}",
        "init?(@Inject(name: \"main\") stable: Stable, name: String, age: Int, height: Double, weight: Double) {}",
        "init(name: String) {}; @Inject func use(saddle: Saddle, bridle: Bridle, stirrups: Stirrups, groom: Groom) {}",
    ])
    func onlyLinesAtTheUsersPlaceAreLong(members: String) throws {
        let expansion = try Expansion(
            "@Register(Animal.self, scope: .container) final class Racehorse { \(members) }"
        )

        var isPlaced = false
        for line in expansion.code.split(separator: "\n") {
            if line.contains("#sourceLocation") {
                isPlaced = line.contains("file:")
            } else if !isPlaced {
                #expect(line.count <= 120, "\(line)")
            }
        }
        #expect(expansion.diagnostics.isEmpty)
    }
}
