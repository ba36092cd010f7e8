import AmpouleGraph

/// The positions of the boxes, frames and arrows of a drawing, with dependencies to the right of their dependents.
///
/// The contents of each frame are laid out by themselves, so that no other box stands in it. For the layout around it,
/// the frame is a box of their size.
struct Layout {
    struct Point {
        var x = 0.0
        var y = 0.0

        static func + (left: Point, right: Point) -> Point {
            Point(x: left.x + right.x, y: left.y + right.y)
        }
    }

    struct Size {
        var width = 0.0
        var height = 0.0
    }

    /// A frame around boxes.
    struct Frame {
        /// The index of the frame around this one, which stands before it; `nil` if there is none.
        var outer: Int?

        /// The smallest width of the contents.
        var titleWidth: Double
    }

    /// The space between a frame and its contents, with that for its title.
    private enum Margin {
        static let corner = Point(x: 22, y: 34)
        static let size = Size(width: 44, height: 52)
    }

    /// The upper left corners of the boxes.
    private(set) var positions: [Point] = []

    /// The upper left corners of the frames.
    private(set) var frameCorners: [Point] = []

    /// The sizes of the frames.
    private(set) var frameSizes: [Size] = []

    /// The points through which each arrow goes, from a side of its source to a side of its target; none for
    /// an arrow from a box to itself.
    private(set) var paths: [[Point]]
    private(set) var size = Size()

    /// Lays out a drawing.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of the boxes.
    ///   - arrows: The boxes that each arrow goes from and to.
    ///   - frames: The frames.
    ///   - frameOfBox: The innermost frame around each box.
    init(
        sizes boxSizes: [Size],
        arrows: [(source: Int, target: Int)],
        frames: [Frame],
        frameOfBox: [Int?]
    ) {
        // An item is a box or, behind all boxes, a frame.
        let outer = (frameOfBox + frames.map(\.outer)).map { frame in frame.map { $0 + boxSizes.count } }
        let frameItems = outer.indices.dropFirst(boxSizes.count)
        var sizes = boxSizes + frames.map { _ in Size() }
        var corners = outer.map { _ in Point() }
        paths = arrows.map { _ in [] }
        let routes = arrows.map { Route($0, outer) }

        // The contents of a frame are laid out before what is around it, since it needs their size.
        for frame in frameItems.reversed().map(Optional.some) + [nil] {
            let items = outer.indices.filter { outer[$0] == frame }
            let places = Dictionary(uniqueKeysWithValues: zip(items, items.indices))
            let own = routes.indices.filter { routes[$0].frame == frame }
            let layers = Layers(
                sizes: items.map { sizes[$0] },
                arrows: own.map { (places[routes[$0].source] ?? 0, places[routes[$0].target] ?? 0) }
            )
            let margin = frame == nil ? Point() : Margin.corner
            for (item, position) in zip(items, layers.positions) { corners[item] = position + margin }
            for (arrow, path) in zip(own, layers.paths) { paths[arrow] = path.map { $0 + margin } }
            guard let frame else {
                size = layers.size
                continue
            }
            let width = max(layers.size.width, frames[frame - boxSizes.count].titleWidth)
            sizes[frame].width = width + Margin.size.width
            sizes[frame].height = layers.size.height + Margin.size.height
        }

        // Corners are relative to the frame around them so far.
        for item in Array(frameItems) + boxSizes.indices {
            if let frame = outer[item] { corners[item] = corners[item] + corners[frame] }
        }
        positions = Array(corners.prefix(boxSizes.count))
        frameCorners = Array(corners.dropFirst(boxSizes.count))
        frameSizes = Array(sizes.dropFirst(boxSizes.count))

        /// The middle of the side of a box that is towards a point on the same side of the frame around it.
        func side(of box: Int, nextTo point: Point, of frame: Int) -> Point {
            let isLeft = point.x < corners[frame].x + sizes[frame].width / 2
            return corners[box] + Point(x: isLeft ? 0 : sizes[box].width, y: sizes[box].height / 2)
        }
        for (arrow, route) in routes.enumerated() {
            if let frame = route.frame { paths[arrow] = paths[arrow].map { $0 + corners[frame] } }
            guard let start = paths[arrow].first, let end = paths[arrow].last else { continue }
            // An arrow that ends at the side of a frame is led on to the box in it.
            let (source, target) = arrows[arrow]
            if route.source != source {
                paths[arrow].insert(side(of: source, nextTo: start, of: route.source), at: 0)
            }
            if route.target != target {
                paths[arrow].append(side(of: target, nextTo: end, of: route.target))
            }
        }
    }
}

/// An arrow in the layout of the innermost frame around both of its ends.
private struct Route {
    let frame: Int?
    let source: Int
    let target: Int

    init(_ arrow: (source: Int, target: Int), _ outer: [Int?]) {
        /// The frames around a box, the outermost first, and the box.
        func path(to box: Int) -> [Int] {
            Array(sequence(first: box) { outer[$0] }.reversed())
        }
        let (sources, targets) = (path(to: arrow.source), path(to: arrow.target))
        let common = zip(sources.dropLast(), targets.dropLast()).prefix { $0 == $1 }.count
        frame = common > 0 ? sources[common - 1] : nil
        (source, target) = (sources[common], targets[common])
    }
}
