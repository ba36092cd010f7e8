import AmpouleGraph

/// The positions of the boxes and arrows of a drawing, with dependencies to the right of their dependents.
///
/// Parts that have nothing to do with each other are laid out apart and stand in rows, the largest first; boxes
/// without any arrow stand in rows below.
struct Layout {
    struct Point {
        var x: Double
        var y: Double
    }

    struct Size {
        var width: Double
        var height: Double
    }

    /// The space between parts, and between boxes without arrows.
    private static let gap = 24.0

    /// The upper left corners of the boxes.
    private(set) var positions: [Point]

    /// The points through which each arrow goes, from a side of its source to a side of its target; none for
    /// an arrow from a box to itself.
    private(set) var paths: [[Point]]
    private(set) var size = Size(width: 0, height: 0)

    /// Lays out a drawing.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of the boxes.
    ///   - arrows: The boxes that each arrow goes from and to.
    init(sizes: [Size], arrows: [(source: Int, target: Int)]) {
        positions = Array(repeating: Point(x: 0, y: 0), count: sizes.count)
        paths = Array(repeating: [], count: arrows.count)
        let parts = Self.parts(count: sizes.count, arrows)
        let connected = parts.filter { !$0.arrows.isEmpty }.map { part in
            (part, Layers(sizes: part.boxes.map { sizes[$0] }, arrows: part.localArrows(arrows)))
        }
        let single = parts.filter(\.arrows.isEmpty).flatMap(\.boxes)
        let width = Self.width(for: connected.map(\.1.size) + single.map { sizes[$0] })

        var rows = Rows(top: 0, width: width)
        for (part, layers) in connected { place(layers, of: part, at: rows.place(layers.size)) }
        rows = Rows(top: rows.bottom == 0 ? 0 : rows.bottom + 2 * Self.gap, width: width)
        for box in single { positions[box] = rows.place(sizes[box]) }
        for (position, boxSize) in zip(positions, sizes) {
            size.width = max(size.width, position.x + boxSize.width)
            size.height = max(size.height, position.y + boxSize.height)
        }
    }

    private mutating func place(_ layers: Layers, of part: Part, at corner: Point) {
        func moved(_ point: Point) -> Point { Point(x: point.x + corner.x, y: point.y + corner.y) }
        for (place, box) in part.boxes.enumerated() { positions[box] = moved(layers.positions[place]) }
        for (place, arrow) in part.arrows.enumerated() { paths[arrow] = layers.paths[place].map(moved) }
    }

    /// The width that gives the picture about the shape of a screen.
    private static func width(for sizes: [Size]) -> Double {
        let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
        return max(sizes.map(\.width).max() ?? 0, (area * 1.8).squareRoot())
    }

    /// Rows from the left to the right and from the top to the bottom.
    private struct Rows {
        private var corner: Point
        private let width: Double

        /// The lower end of all that has been placed.
        private(set) var bottom: Double

        init(top: Double, width: Double) {
            corner = Point(x: 0, y: top)
            bottom = top
            self.width = width
        }

        /// The position for an item, in the current row or in a new one.
        mutating func place(_ size: Size) -> Point {
            if corner.x > 0, corner.x + size.width > width { corner = Point(x: 0, y: bottom + Layout.gap) }
            defer { corner.x += size.width + Layout.gap }
            bottom = max(bottom, corner.y + size.height)
            return corner
        }
    }
}

extension Layout {
    /// Boxes that arrows connect, whichever way they point.
    private struct Part {
        var boxes: [Int] = []
        var arrows: [Int] = []

        /// The arrows with the places of their ends in ``boxes``.
        func localArrows(_ all: [(source: Int, target: Int)]) -> [(source: Int, target: Int)] {
            let places = Dictionary(uniqueKeysWithValues: zip(boxes, boxes.indices))
            return arrows.compactMap { arrow in
                guard let source = places[all[arrow].source], let target = places[all[arrow].target] else {
                    return nil
                }
                return (source, target)
            }
        }
    }

    /// The parts, those with the most boxes first.
    private static func parts(count: Int, _ arrows: [(source: Int, target: Int)]) -> [Part] {
        var neighbors: [[Int]] = Array(repeating: [], count: count)
        for arrow in arrows {
            neighbors[arrow.source].append(arrow.target)
            neighbors[arrow.target].append(arrow.source)
        }
        var partOfBox: [Int?] = Array(repeating: nil, count: count)
        var partCount = 0
        for box in 0..<count where partOfBox[box] == nil {
            var front = [box]
            partOfBox[box] = partCount
            while let next = front.popLast() {
                for neighbor in neighbors[next] where partOfBox[neighbor] == nil {
                    partOfBox[neighbor] = partCount
                    front.append(neighbor)
                }
            }
            partCount += 1
        }
        var parts = Array(repeating: Part(), count: partCount)
        for (box, part) in partOfBox.enumerated() { if let part { parts[part].boxes.append(box) } }
        for (place, arrow) in arrows.enumerated() {
            if let part = partOfBox[arrow.source] { parts[part].arrows.append(place) }
        }
        return parts.enumerated()
            .sorted { ($1.element.boxes.count, $0.offset) < ($0.element.boxes.count, $1.offset) }
            .map(\.element)
    }
}
