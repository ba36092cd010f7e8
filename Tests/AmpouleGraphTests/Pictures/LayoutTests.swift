import Testing

@testable import AmpoulePictures

struct LayoutTests {
    @Test func whatIsNeededStandsToTheRight() {
        let size = Layout.Size(width: 100, height: 40)
        let layout = Layout(
            sizes: [size, size, size, size],
            arrows: [(0, 1), (1, 2), (0, 2), (3, 2)]
        )

        let columns = layout.positions.map(\.x)
        #expect(columns[0] < columns[1] && columns[1] < columns[2])
        #expect(columns[3] == columns[1])
    }

    @Test func ofACircleOneArrowPointsToTheLeft() {
        let size = Layout.Size(width: 100, height: 40)
        let layout = Layout(sizes: [size, size, size], arrows: [(0, 1), (1, 2), (2, 0)])

        let directions = layout.paths.map { $0[0].x < $0[$0.count - 1].x }
        #expect(directions == [true, true, false])
    }
}
