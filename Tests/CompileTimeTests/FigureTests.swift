import Foundation
import Testing

/// Figures are the same wherever they appear.
struct FigureTests {
    private let readme = FigureTests.text(of: "README.md")
    private let page = FigureTests.text(of: "Sources/Ampoule/Ampoule.docc/Articles/Figures.md")

    @Test func theReadmeHasTheTimesOfTheTable() throws {
        let row = try #require(
            readme.split(separator: "\n").first { $0.hasPrefix("| a transient call takes") }
        )
        let times = Self.figures(in: String(row)).map { figure in figure.replacing(" ×", with: "") }
        #expect(times.count == 3)
        let table = Self.table(withHeader: "| multiples of a direct `init` |", in: page)
        let transient = try #require(table.first { $0.hasPrefix("| transient |") })
        #expect(Set(times).subtracting(Self.figures(in: String(transient))).sorted() == [])
    }

    @Test func everyFigureOfTheReadmeIsOnThePage() {
        let figures = Self.figures(in: readme).filter { figure in
            [" ×", " s", " ns", " ms", " KB", " MB"].contains { figure.hasSuffix($0) }
        }
        let known = Self.figures(in: page)
        #expect(figures.count > 3)
        let unknown = figures.filter { figure in
            !known.contains(figure) && !known.contains(figure.replacing(" ×", with: ""))
        }
        #expect(unknown.sorted() == [])
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

    private static func table(withHeader header: String, in text: String) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.hasPrefix(header) }) else { return [] }
        return Array(lines[start...].prefix { $0.hasPrefix("|") })
    }

    private static func figures(in text: String) -> Set<String> {
        Set(text.matches(of: /\b\d+(?:\.\d+)*(?: (?:ns|µs|ms|s|MB|KB|×)(?!\w))?/).map { String($0.output) })
    }
}
