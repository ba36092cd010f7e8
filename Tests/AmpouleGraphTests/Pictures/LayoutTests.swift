import Testing

@testable import AmpoulePictures

struct LayoutTests {
    private func layout(_ count: Int, _ arrows: [(source: Int, target: Int)]) -> Layout {
        let sizes = Array(repeating: Layout.Size(width: 100, height: 40), count: count)
        return Layout(sizes: sizes, arrows: arrows, frames: [], frameOfBox: sizes.map { _ in nil })
    }

    @Test func whatIsNeededStandsToTheRight() {
        let layout = layout(4, [(0, 1), (1, 2), (0, 2), (3, 2)])

        let columns = layout.positions.map(\.x)
        #expect(columns[0] < columns[1] && columns[1] < columns[2])
        #expect(columns[3] == columns[1])
    }

    @Test func ofACircleOneArrowPointsToTheLeft() {
        let layout = layout(3, [(0, 1), (1, 2), (2, 0)])

        let directions = layout.paths.map { $0[0].x < $0[$0.count - 1].x }
        #expect(directions == [true, true, false])
    }
}
