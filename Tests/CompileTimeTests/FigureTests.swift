import Foundation
import Testing

/// Figures are the same wherever they appear.
struct FigureTests {
    private let readme = FigureTests.text(of: "README.md")
    private let page = FigureTests.text(of: "Sources/Ampoule/Ampoule.docc/Articles/Cost.md")

    @Test func theReadmeHasTheTableOfTheArticle() {
        let table = Self.table(withHeader: "| multiples of a direct `init` |", in: page)
        #expect(table.count > 2)
        #expect(Self.table(withHeader: "| multiples of a direct `init` |", in: readme) == table)
    }

    @Test func everyFigureOfTheReadmeIsInTheArticle() throws {
        let section = try #require(Self.section("Cost", of: readme))
        let figures = Self.figures(in: section)
        #expect(figures.count > 10)
        #expect(figures.subtracting(Self.figures(in: page)).sorted() == [])
    }

    @Test func theFindingsHaveTheBuildTimesOfTheArticle() throws {
        let section = try #require(Self.section("Build time", of: page))
        let times = Self.figures(in: section).filter { figure in figure.hasSuffix(" s") }
        #expect(times.count > 3)
        #expect(
            times.subtracting(Self.figures(in: Self.text(of: "Benchmarks/BuildFindings.md"))).sorted() == []
        )
    }

    @Test func thePageOnBuildTimesHasTheFiguresOfTheOthers() throws {
        let builds = Self.text(of: "Sources/Ampoule/Ampoule.docc/Articles/BuildTimes.md")
        let table = Self.table(withHeader: "| clean build", in: builds)
        #expect(table.count > 2)
        #expect(Self.table(withHeader: "| clean build", in: page) == table)

        let known = Self.figures(in: Self.text(of: "Benchmarks/BuildFindings.md"))
        let times = Self.figures(in: builds).filter { figure in figure.hasSuffix(" s") }
        #expect(times.count > 11)
        #expect(times.subtracting(known).sorted() == [])
    }

    @Test(arguments: ["Time 1.26 × and 18 ns", "| 1.26 | 18 ns |"])
    func figuresAreNumbersWithTheirUnits(_ text: String) {
        #expect(Self.figures(in: text) == (text.contains("×") ? ["1.26 ×", "18 ns"] : ["1.26", "18 ns"]))
    }

    private static func text(of path: String) -> String {
        var root = URL(filePath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }

    private static func section(_ title: String, of text: String) -> String? {
        text.components(separatedBy: "\n## ").first { section in section.hasPrefix(title + "\n") }
    }

    private static func table(withHeader header: String, in text: String) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.hasPrefix(header) }) else { return [] }
        return Array(lines[start...].prefix { $0.hasPrefix("|") })
    }

    private static func figures(in text: String) -> Set<String> {
        Set(text.matches(of: /\b\d+(?:\.\d+)*(?: (?:ns|µs|ms|s|MB|KB|×)(?!\w))?/).map { String($0.output) })
    }
}
