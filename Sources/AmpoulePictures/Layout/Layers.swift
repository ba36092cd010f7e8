import AmpouleGraph

/// The positions of boxes in columns, and of the arrows between them.
///
/// This is the method of Sugiyama: it breaks cycles, assigns boxes to columns, orders the columns so that few arrows
/// cross, and moves the boxes so that arrows are straight. Parts that no arrow connects stand in rows.
struct Layers {
    /// The space between columns, in which arrows run, and between parts.
    private enum Gap {
        static let columns = 72.0
        static let parts = 24.0
    }

    private(set) var positions: [Layout.Point] = []
    private(set) var paths: [[Layout.Point]] = []
    private(set) var size = Layout.Size()

    init(sizes boxes: [Layout.Size], arrows: [(source: Int, target: Int)]) {
        let items = LayerColumns(boxes, arrows)
        let centers = LayerAlignment(
            items.columns,
            heights: items.sizes.map(\.height),
            bends: boxes.count..<items.sizes.count,
            edges: items.ways.filter { $0.first != $0.last }.flatMap { zip($0, $0.dropFirst()) }
        ).centers
        let widths = items.columns.map { column in column.reduce(0) { max($0, items.sizes[$1].width) } }
        let middles = place(items, centers, widths)
        positions = boxes.indices.map { middles[$0] + Layout.Point(x: 0, y: -boxes[$0].height / 2) }
        paths = items.ways.enumerated().map { arrow, way in
            guard way.first != way.last else { return [] }
            let points = way.enumerated().flatMap { place, item in
                // A bend goes straight through its column.
                let width = item < boxes.count ? boxes[item].width : widths[items.columnOfItem[item]]
                let ends = [middles[item], middles[item] + Layout.Point(x: width, y: 0)]
                return place == 0 ? ends.suffix(1) : place == way.count - 1 ? ends.prefix(1) : ends[...]
            }
            return items.reversed.contains(arrow) ? points.reversed() : points
        }
    }

    /// Moves each part, which is measured from its own corner, to its place in the rows.
    ///
    /// - Returns: The middles of the left sides of the items.
    private mutating func place(_ items: LayerColumns, _ centers: [Double], _ widths: [Double])
        -> [Layout.Point]
    {
        let partCount = (items.partOfColumn.last ?? -1) + 1
        let empty = (top: Double.infinity, bottom: -Double.infinity, width: 0.0)
        var areas = Array(repeating: empty, count: partCount)
        var lefts = widths.map { _ in 0.0 }
        for (column, part) in items.partOfColumn.enumerated() {
            lefts[column] = areas[part].width + (areas[part].width > 0 ? Gap.columns : 0)
            areas[part].width = lefts[column] + widths[column]
            for item in items.columns[column] {
                areas[part].top = min(areas[part].top, centers[item] - items.sizes[item].height / 2)
                areas[part].bottom = max(areas[part].bottom, centers[item] + items.sizes[item].height / 2)
            }
        }
        let corners = rows(of: areas.map { Layout.Size(width: $0.width, height: $0.bottom - $0.top) })
        return items.columnOfItem.enumerated().map { item, column in
            let part = items.partOfColumn[column]
            return corners[part] + Layout.Point(x: lefts[column], y: centers[item] - areas[part].top)
        }
    }

    /// The corners of areas in rows that give the picture about the shape of a screen, the highest areas first.
    private mutating func rows(of areas: [Layout.Size]) -> [Layout.Point] {
        let surface = areas.reduce(0) { $0 + ($1.width + Gap.parts) * ($1.height + Gap.parts) }
        let width = (surface * 1.8).squareRoot()
        var corners = areas.map { _ in Layout.Point() }
        var corner = Layout.Point()
        for place in areas.indices.sorted(by: { (-areas[$0].height, $0) < (-areas[$1].height, $1) }) {
            if corner.x > 0, corner.x + areas[place].width > width {
                corner = Layout.Point(x: 0, y: size.height + Gap.parts)
            }
            corners[place] = corner
            size.width = max(size.width, corner.x + areas[place].width)
            size.height = max(size.height, corner.y + areas[place].height)
            corner.x += areas[place].width + Gap.parts
        }
        return corners
    }
}

/// The boxes of a drawing in columns, such that arrows point to the right wherever that is possible.
///
/// An item of a column is a box or, numbered behind all boxes, a bend of an arrow that goes over several columns.
struct LayerColumns {
    /// The longest way on which an arrow gets a bend in each column; without a bound there might be as many
    /// bends as the product of boxes and arrows.
    private static let longestBentWay = 24

    /// The items of each column, those that arrows connect near each other.
    private(set) var columns: [[Int]] = []

    /// The column of each item.
    private(set) var columnOfItem: [Int]

    /// The part to which each column belongs: no arrow connects the items of different ones.
    private(set) var partOfColumn: [Int] = []

    /// The sizes of the items.
    private(set) var sizes: [Layout.Size]

    /// The items that each arrow goes through, from the left to the right.
    private(set) var ways: [[Int]]

    /// The arrows that point to the left, since there is a cycle.
    let reversed: Set<Int>

    init(_ boxes: [Layout.Size], _ arrows: [(source: Int, target: Int)]) {
        sizes = boxes
        var outgoing = Self.arrows(arrows, from: boxes.count)
        let targets = outgoing.map { $0.map { arrows[$0].target } }
        let visit = DepthFirstVisit(targets, from: Self.roots(of: targets) + boxes.indices)
        let reversed = Set(visit.backEdges.map { outgoing[$0.source][$0.edge] })
        let forward = arrows.enumerated().map { place, arrow in
            reversed.contains(place) ? (source: arrow.target, target: arrow.source) : arrow
        }
        self.reversed = reversed
        ways = forward.map { [$0.source, $0.target] }
        outgoing = Self.arrows(forward, from: boxes.count)
        let forwardTargets = outgoing.map { $0.map { forward[$0].target } }
        let layers = Self.layers(forwardTargets, inOrder: visit.left.reversed())
        columnOfItem = layers
        for (number, part) in Self.parts(of: forwardTargets).enumerated() {
            for box in part { columnOfItem[box] += partOfColumn.count }
            let count = part.reduce(0) { max($0, layers[$1] + 1) }
            partOfColumn += Array(repeating: number, count: count)
        }
        columns = partOfColumn.map { _ in [] }
        for box in visit.trees.joined() {
            columns[columnOfItem[box]].append(box)
            for arrow in outgoing[box] { addBends(of: arrow, to: forward[arrow].target) }
        }
    }

    private mutating func addBends(of arrow: Int, to target: Int) {
        let bent = columnOfItem[ways[arrow][0]] + 1..<columnOfItem[target]
        guard bent.count < Self.longestBentWay else { return }
        for column in bent {
            columns[column].append(sizes.count)
            ways[arrow].insert(sizes.count, at: ways[arrow].count - 1)
            sizes.append(Layout.Size(width: 0, height: 4))
            columnOfItem.append(column)
        }
    }

    /// The arrows from each box, except those to itself.
    private static func arrows(_ arrows: [(source: Int, target: Int)], from count: Int) -> [[Int]] {
        var outgoing: [[Int]] = Array(repeating: [], count: count)
        for (place, arrow) in arrows.enumerated() where arrow.source != arrow.target {
            outgoing[arrow.source].append(place)
        }
        return outgoing
    }

    /// The boxes that are the targets of no others.
    private static func roots(of targets: [[Int]]) -> [Int] {
        let isTarget = Set(targets.joined())
        return targets.indices.filter { !isTarget.contains($0) }
    }

    /// The layer of each box, given an order in which targets come later: behind all that need it, and not further from what it needs than necessary.
    private static func layers(_ targets: [[Int]], inOrder boxes: [Int]) -> [Int] {
        var layers = targets.map { _ in 0 }
        for box in boxes {
            for target in targets[box] { layers[target] = max(layers[target], layers[box] + 1) }
        }
        for root in Self.roots(of: targets) {
            if let nearest = targets[root].map({ layers[$0] }).min() { layers[root] = nearest - 1 }
        }
        return layers
    }

    /// The sets of boxes that arrows connect, whichever way they point.
    private static func parts(of targets: [[Int]]) -> [[Int]] {
        let neighbors = zip(targets, DepthFirstVisit.sources(of: targets)).map(+)
        return DepthFirstVisit(neighbors, from: neighbors.indices).trees
    }
}
