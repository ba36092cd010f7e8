import TestSupport
import Testing

@testable import AmpoulePictures

struct FramedLayoutTests {
    private struct Sample {
        let sizes: [Layout.Size]
        let arrows: [(source: Int, target: Int)]
        let frames: [Layout.Frame]
        let frameOfBox: [Int?]
        let layout: Layout

        init(seed: UInt64, hasFrames: Bool = true) {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...30, using: &generator)
            sizes = (0..<count).map { _ in
                Layout.Size(
                    width: Double.random(in: 20...200, using: &generator),
                    height: Double.random(in: 20...60, using: &generator)
                )
            }
            arrows = (0..<Int.random(in: 0...count * 2, using: &generator)).map { _ in
                (Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator))
            }
            let frameCount = hasFrames ? Int.random(in: 0...5, using: &generator) : 0
            frames = (0..<frameCount).map { place in
                let outer = Int.random(in: -1..<max(place, 1), using: &generator)
                return Layout.Frame(outer: outer < 0 || outer == place ? nil : outer, titleWidth: 90)
            }
            frameOfBox = (0..<count).map { _ in
                let frame = Int.random(in: -1..<max(frameCount, 1), using: &generator)
                return frame < 0 || frameCount == 0 ? nil : frame
            }
            layout = Layout(sizes: sizes, arrows: arrows, frames: frames, frameOfBox: frameOfBox)
        }

        func box(_ place: Int) -> Area { Area(corner: layout.positions[place], size: sizes[place]) }

        func frame(_ place: Int) -> Area {
            Area(corner: layout.frameCorners[place], size: layout.frameSizes[place])
        }

        /// Whether a frame is another one or is in it.
        func isFrame(_ frame: Int?, in outer: Int) -> Bool {
            frame.map { $0 == outer || isFrame(frames[$0].outer, in: outer) } ?? false
        }
    }

    private struct Area {
        let corner: Layout.Point
        let size: Layout.Size

        var right: Double { corner.x + size.width }
        var bottom: Double { corner.y + size.height }

        func isApart(from other: Area) -> Bool {
            right <= other.corner.x + 0.001 || other.right <= corner.x + 0.001
                || bottom <= other.corner.y + 0.001 || other.bottom <= corner.y + 0.001
        }

        func contains(_ other: Area) -> Bool {
            corner.x < other.corner.x && other.right < right && corner.y < other.corner.y
                && other.bottom < bottom
        }
    }

    @Test(arguments: 0..<100) func boxesAndFramesStandInTheFrameTheyBelongToAndInNoOther(seed: UInt64) {
        let sample = Sample(seed: seed)
        for frame in sample.frames.indices {
            let area = sample.frame(frame)
            for (place, own) in sample.frameOfBox.enumerated() {
                let box = sample.box(place)
                #expect(sample.isFrame(own, in: frame) ? area.contains(box) : area.isApart(from: box))
            }
            for other in sample.frames.indices where other != frame {
                if sample.isFrame(sample.frames[other].outer, in: frame) {
                    #expect(area.contains(sample.frame(other)))
                } else if !sample.isFrame(sample.frames[frame].outer, in: other) {
                    #expect(area.isApart(from: sample.frame(other)))
                }
            }
        }
    }

    @Test(arguments: 0..<100, [true, false])
    func boxesDoNotOverlapAndLieInThePicture(seed: UInt64, hasFrames: Bool) {
        let sample = Sample(seed: seed, hasFrames: hasFrames)
        for place in sample.sizes.indices {
            let box = sample.box(place)
            #expect(box.corner.x >= -0.001 && box.right <= sample.layout.size.width + 0.001)
            #expect(box.corner.y >= -0.001 && box.bottom <= sample.layout.size.height + 0.001)
            for other in sample.sizes.indices.dropFirst(place + 1) {
                #expect(box.isApart(from: sample.box(other)))
            }
        }
    }

    @Test(arguments: 0..<100, [true, false])
    func arrowsGoFromTheirSourceToTheirTarget(seed: UInt64, hasFrames: Bool) throws {
        let sample = Sample(seed: seed, hasFrames: hasFrames)
        for (arrow, path) in zip(sample.arrows, sample.layout.paths) {
            guard arrow.source != arrow.target else {
                #expect(path.isEmpty)
                continue
            }
            for (place, end) in [
                (arrow.source, try #require(path.first)), (arrow.target, try #require(path.last)),
            ] {
                let box = sample.box(place)
                #expect(abs(end.x - box.corner.x) < 0.001 || abs(end.x - box.right) < 0.001)
                #expect(abs(end.y - box.corner.y - box.size.height / 2) < 0.001)
            }
        }
    }
}
