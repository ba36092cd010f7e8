/// Where the boxes and arrows of a drawing are put: dependencies to the right of what needs them.
///
/// Parts that have nothing to do with each other are laid out apart and stacked, the largest first; boxes
/// without any arrow stand in a grid below.
struct Layout {
    struct Point {
        var x: Double
        var y: Double
    }

    struct Size {
        var width: Double
        var height: Double
    }

    /// The space between parts, and between the boxes of the grid.
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
        for part in parts where !part.arrows.isEmpty {
            let layers = Layers(sizes: part.boxes.map { sizes[$0] }, arrows: part.localArrows(arrows))
            place(layers, of: part)
        }
        placeInGrid(parts.filter(\.arrows.isEmpty).flatMap(\.boxes), sizes)
    }

    private mutating func place(_ layers: Layers, of part: Part) {
        let top = size.height == 0 ? 0 : size.height + Self.gap
        for (place, box) in part.boxes.enumerated() {
            positions[box] = Point(x: layers.positions[place].x, y: layers.positions[place].y + top)
        }
        for (place, arrow) in part.arrows.enumerated() {
            paths[arrow] = layers.paths[place].map { Point(x: $0.x, y: $0.y + top) }
        }
        size.width = max(size.width, layers.size.width)
        size.height = top + layers.size.height
    }

    private mutating func placeInGrid(_ boxes: [Int], _ sizes: [Size]) {
        guard !boxes.isEmpty else { return }
        let area = boxes.reduce(0) { $0 + (sizes[$1].width + Self.gap) * (sizes[$1].height + Self.gap) }
        let width = max(size.width, (area * 1.6).squareRoot())
        var corner = Point(x: 0, y: size.height == 0 ? 0 : size.height + 2 * Self.gap)
        var rowHeight = 0.0
        for box in boxes {
            if corner.x > 0, corner.x + sizes[box].width > width {
                corner = Point(x: 0, y: corner.y + rowHeight + Self.gap)
                rowHeight = 0
            }
            positions[box] = corner
            rowHeight = max(rowHeight, sizes[box].height)
            size.width = max(size.width, corner.x + sizes[box].width)
            corner.x += sizes[box].width + Self.gap
        }
        size.height = corner.y + rowHeight
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
