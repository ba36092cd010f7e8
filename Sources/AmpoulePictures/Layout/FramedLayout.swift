import AmpouleGraph

/// The positions of boxes that stand in frames, of which one may be inside another.
///
/// The contents of each frame are laid out by themselves, so that no other box stands in it. For the layout around it,
/// the frame is a box of their size.
struct FramedLayout {
    /// A frame around boxes.
    struct Frame {
        /// The index of the frame around this one; `nil` if there is none.
        var outer: Int?
    }

    /// The space between a frame and its contents, with that for its title.
    private enum Margin {
        static let side = 22.0
        static let top = 34.0
        static let bottom = 18.0
    }

    /// The smallest width of a frame's contents, for its title.
    private let minimumWidths: [Double]

    /// The upper left corners of the boxes.
    private(set) var positions: [Layout.Point]

    /// The points through which each arrow goes, as in a ``Layout``.
    private(set) var paths: [[Layout.Point]]

    /// The upper left corners of the frames.
    private(set) var frameCorners: [Layout.Point]

    /// The sizes of the frames.
    private(set) var frameSizes: [Layout.Size]
    private(set) var size = Layout.Size(width: 0, height: 0)

    private let frames: [Frame]
    private let frameOfBox: [Int?]

    /// Lays out a drawing.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of the boxes.
    ///   - arrows: The boxes that each arrow goes from and to.
    ///   - frames: The frames, each behind the one around it.
    ///   - frameOfBox: The innermost frame around each box.
    ///   - titleWidths: The widths that the titles of the frames take.
    init(
        sizes: [Layout.Size],
        arrows: [(source: Int, target: Int)],
        frames: [Frame],
        frameOfBox: [Int?],
        titleWidths: [Double]
    ) {
        self.frames = frames
        self.frameOfBox = frameOfBox
        minimumWidths = titleWidths
        let zero = Layout.Point(x: 0, y: 0)
        positions = Array(repeating: zero, count: sizes.count)
        paths = Array(repeating: [], count: arrows.count)
        frameCorners = Array(repeating: zero, count: frames.count)
        frameSizes = Array(repeating: Layout.Size(width: 0, height: 0), count: frames.count)
        let routes = arrows.map { Route($0, frames, frameOfBox) }
        // The contents of a frame are laid out before what is around it, since it needs their size.
        let areas: [Int?] = frames.indices.reversed().map(Optional.some) + [nil]
        for area in areas { layOut(area, sizes, routes) }
        // Corners are relative to the frame around them so far.
        for frame in frames.indices {
            if let outer = frames[frame].outer {
                frameCorners[frame] = frameCorners[frame].moved(by: frameCorners[outer])
            }
        }
        for box in positions.indices {
            if let frame = frameOfBox[box] { positions[box] = positions[box].moved(by: frameCorners[frame]) }
        }
        for (place, route) in routes.enumerated() {
            if let frame = route.frame {
                paths[place] = paths[place].map { $0.moved(by: frameCorners[frame]) }
            }
            connect(place, route, sizes)
        }
    }

    /// A box, or a frame that is laid out as a box.
    private enum Item: Hashable {
        case box(Int)
        case frame(Int)
    }

    /// An arrow in the layout of the innermost frame around both of its ends.
    private struct Route {
        let frame: Int?
        let source: Item
        let target: Item
        let boxes: (source: Int, target: Int)

        init(_ arrow: (source: Int, target: Int), _ frames: [Frame], _ frameOfBox: [Int?]) {
            func path(_ box: Int) -> [Item] {
                var path = [Item.box(box)]
                var next = frameOfBox[box]
                while let frame = next {
                    path.append(.frame(frame))
                    next = frames[frame].outer
                }
                return path.reversed()
            }
            let (source, target) = (path(arrow.source), path(arrow.target))
            var depth = 0
            while depth < source.count - 1, depth < target.count - 1, source[depth] == target[depth] {
                depth += 1
            }
            self.source = source[depth]
            self.target = target[depth]
            boxes = arrow
            if depth > 0, case .frame(let frame) = source[depth - 1] {
                self.frame = frame
            } else {
                frame = nil
            }
        }
    }

    /// Lays out the contents of a frame, or everything outside of frames.
    private mutating func layOut(_ frame: Int?, _ sizes: [Layout.Size], _ routes: [Route]) {
        let items =
            sizes.indices.filter { frameOfBox[$0] == frame }.map(Item.box)
            + frames.indices.filter { frames[$0].outer == frame }.map(Item.frame)
        let places = Dictionary(uniqueKeysWithValues: zip(items, items.indices))
        let own = routes.indices.filter { routes[$0].frame == frame }
        let layout = Layout(
            sizes: items.map { item in
                switch item {
                case .box(let box): sizes[box]
                case .frame(let frame): frameSizes[frame]
                }
            },
            arrows: own.map { (places[routes[$0].source] ?? 0, places[routes[$0].target] ?? 0) }
        )
        let isFramed = frame != nil
        let margin = Layout.Point(x: isFramed ? Margin.side : 0, y: isFramed ? Margin.top : 0)
        for (place, item) in items.enumerated() {
            let corner = layout.positions[place].moved(by: margin)
            switch item {
            case .box(let box): positions[box] = corner
            case .frame(let frame): frameCorners[frame] = corner
            }
        }
        for (place, arrow) in own.enumerated() {
            paths[arrow] = layout.paths[place].map { $0.moved(by: margin) }
        }
        guard let frame else {
            size = layout.size
            return
        }
        frameSizes[frame] = Layout.Size(
            width: max(layout.size.width, minimumWidths[frame]) + 2 * Margin.side,
            height: layout.size.height + Margin.top + Margin.bottom
        )
    }

    /// Leads the ends of an arrow from the side of a frame on to the box in it.
    private mutating func connect(_ arrow: Int, _ route: Route, _ sizes: [Layout.Size]) {
        guard let start = paths[arrow].first, let end = paths[arrow].last else { return }
        if case .frame(let frame) = route.source {
            paths[arrow].insert(side(of: route.boxes.source, sizes, nextTo: start, of: frame), at: 0)
        }
        if case .frame(let frame) = route.target {
            paths[arrow].append(side(of: route.boxes.target, sizes, nextTo: end, of: frame))
        }
    }

    /// The middle of the side of a box that is towards a point on the same side of a frame.
    private func side(of box: Int, _ sizes: [Layout.Size], nextTo point: Layout.Point, of frame: Int)
        -> Layout.Point
    {
        let isLeft = point.x < frameCorners[frame].x + frameSizes[frame].width / 2
        return Layout.Point(
            x: positions[box].x + (isLeft ? 0 : sizes[box].width),
            y: positions[box].y + sizes[box].height / 2
        )
    }
}

extension Layout.Point {
    fileprivate func moved(by distance: Layout.Point) -> Layout.Point {
        Layout.Point(x: x + distance.x, y: y + distance.y)
    }
}
