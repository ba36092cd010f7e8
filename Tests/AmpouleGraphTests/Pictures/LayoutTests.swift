import TestSupport
import Testing

@testable import AmpoulePictures

struct LayoutTests {
    private struct Sample {
        let sizes: [Layout.Size]
        let arrows: [(source: Int, target: Int)]

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...40, using: &generator)
            sizes = (0..<count).map { _ in
                Layout.Size(
                    width: Double.random(in: 20...200, using: &generator),
                    height: Double.random(in: 20...60, using: &generator)
                )
            }
            arrows = (0..<Int.random(in: 0...count * 2, using: &generator)).map { _ in
                (Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator))
            }
        }
    }

    @Test(arguments: 0..<100) func boxesDoNotOverlapAndLieInThePicture(seed: UInt64) {
        let sample = Sample(seed: seed)
        let layout = Layout(sizes: sample.sizes, arrows: sample.arrows)

        for (place, size) in sample.sizes.enumerated() {
            let corner = layout.positions[place]
            #expect(corner.x >= 0 && corner.x + size.width <= layout.size.width + 0.001)
            #expect(corner.y >= -0.001 && corner.y + size.height <= layout.size.height + 0.001)
            for (other, otherSize) in sample.sizes.enumerated().dropFirst(place + 1) {
                let otherCorner = layout.positions[other]
                let isApart =
                    corner.x + size.width <= otherCorner.x || otherCorner.x + otherSize.width <= corner.x
                    || corner.y + size.height <= otherCorner.y || otherCorner.y + otherSize.height <= corner.y
                #expect(isApart)
            }
        }
    }

    @Test(arguments: 0..<100) func arrowsGoFromTheirSourceToTheirTarget(seed: UInt64) throws {
        let sample = Sample(seed: seed)
        let layout = Layout(sizes: sample.sizes, arrows: sample.arrows)

        for (arrow, path) in zip(sample.arrows, layout.paths) {
            guard arrow.source != arrow.target else {
                #expect(path.isEmpty)
                continue
            }
            for (box, end) in [
                (arrow.source, try #require(path.first)), (arrow.target, try #require(path.last)),
            ] {
                let (corner, size) = (layout.positions[box], sample.sizes[box])
                #expect(end.x == corner.x || abs(end.x - corner.x - size.width) < 0.001)
                #expect(abs(end.y - corner.y - size.height / 2) < 0.001)
            }
        }
    }

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
