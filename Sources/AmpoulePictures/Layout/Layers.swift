import AmpouleGraph

/// Boxes in columns, such that arrows point to the right wherever that is possible.
///
/// This is the method of Sugiyama: it breaks cycles, assigns boxes to columns, orders the columns so that few arrows
/// cross, and moves the boxes so that arrows are straight. Parts that no arrow connects stand in rows.
struct Layers {
    /// The space between columns, in which arrows run, and between parts.
    private enum Gap {
        static let columns = 72.0
        static let parts = 24.0
    }

    /// The longest way on which an arrow gets a bend in each column; without a bound there might be as many
    /// bends as the product of boxes and arrows.
    private static let longestBentWay = 24

    private(set) var positions: [Layout.Point] = []
    private(set) var paths: [[Layout.Point]] = []
    private(set) var size = Layout.Size()

    init(sizes boxes: [Layout.Size], arrows: [(source: Int, target: Int)]) {
        var outgoing = Self.arrows(arrows, from: boxes.count)
        let targets = outgoing.map { $0.map { arrows[$0].target } }
        let isTarget = Set(targets.joined())
        let visit = DepthFirstVisit(
            targets,
            from: boxes.indices.filter { !isTarget.contains($0) } + boxes.indices
        )
        // The arrows to reverse, so that no cycle is left.
        let reversed = Set(visit.backEdges.map { outgoing[$0.source][$0.edge] })
        let forward = arrows.enumerated().map { place, arrow in
            reversed.contains(place) ? (source: arrow.target, target: arrow.source) : arrow
        }
        outgoing = Self.arrows(forward, from: boxes.count)
        let layers = Self.layers(outgoing.map { $0.map { forward[$0].target } })

        // Each part has columns of its own.
        var columnOfItem = layers
        var partOfColumn: [Int] = []
        let parts = Self.parts(of: outgoing.map { $0.map { forward[$0].target } })
        for (number, part) in parts.enumerated() {
            let first = partOfColumn.count
            for box in part { columnOfItem[box] += first }
            let count = part.reduce(0) { max($0, layers[$1] + 1) }
            partOfColumn += Array(repeating: number, count: count)
        }
        // An item is a box or, behind all boxes, a bend of an arrow.
        var sizes = boxes
        var columns = partOfColumn.map { _ in [Int]() }
        var ways = forward.map { [$0.source, $0.target] }
        for box in visit.trees.joined() {
            columns[columnOfItem[box]].append(box)
            for arrow in outgoing[box] {
                let bent = columnOfItem[box] + 1..<columnOfItem[forward[arrow].target]
                guard bent.count < Self.longestBentWay else { continue }
                for column in bent {
                    columns[column].append(sizes.count)
                    ways[arrow].insert(sizes.count, at: ways[arrow].count - 1)
                    sizes.append(Layout.Size(width: 0, height: 4))
                    columnOfItem.append(column)
                }
            }
        }
        let centers = LayerAlignment(
            columns,
            heights: sizes.map(\.height),
            bends: boxes.count..<sizes.count,
            edges: ways.filter { $0.first != $0.last }.flatMap { zip($0, $0.dropFirst()) }
        ).centers

        // Each part is measured from its own corner, and then moved to its place in the rows.
        let widths = columns.map { column in column.reduce(0) { max($0, sizes[$1].width) } }
        var areas = parts.map { _ in (top: Double.infinity, bottom: 0.0, width: 0.0) }
        var lefts = columns.map { _ in 0.0 }
        for (column, part) in partOfColumn.enumerated() {
            lefts[column] = areas[part].width + (areas[part].width > 0 ? Gap.columns : 0)
            areas[part].width = lefts[column] + widths[column]
            for item in columns[column] {
                areas[part].top = min(areas[part].top, centers[item] - sizes[item].height / 2)
                areas[part].bottom = max(areas[part].bottom, centers[item] + sizes[item].height / 2)
            }
        }
        let corners = rows(of: areas.map { Layout.Size(width: $0.width, height: $0.bottom - $0.top) })
        let middles = sizes.indices.map { item in
            let (column, part) = (columnOfItem[item], partOfColumn[columnOfItem[item]])
            return corners[part] + Layout.Point(x: lefts[column], y: centers[item] - areas[part].top)
        }
        positions = boxes.indices.map { middles[$0] + Layout.Point(x: 0, y: -boxes[$0].height / 2) }
        paths = ways.enumerated().map { arrow, way in
            guard way.first != way.last else { return [] }
            let points = way.enumerated().flatMap { place, item in
                // A bend goes straight through its column.
                let width = item < boxes.count ? boxes[item].width : widths[columnOfItem[item]]
                let ends = [middles[item], middles[item] + Layout.Point(x: width, y: 0)]
                return place == 0 ? ends.suffix(1) : place == way.count - 1 ? ends.prefix(1) : ends[...]
            }
            return reversed.contains(arrow) ? points.reversed() : points
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

    /// The layer of each box: behind all that need it, and not further from what it needs than necessary.
    private static func layers(_ targets: [[Int]]) -> [Int] {
        var waiting = targets.map { _ in 0 }
        for target in targets.joined() { waiting[target] += 1 }
        var layers = targets.map { _ in 0 }
        let roots = targets.indices.filter { waiting[$0] == 0 }
        var ready = roots
        while let box = ready.popLast() {
            for target in targets[box] {
                layers[target] = max(layers[target], layers[box] + 1)
                waiting[target] -= 1
                if waiting[target] == 0 { ready.append(target) }
            }
        }
        for root in roots {
            if let nearest = targets[root].map({ layers[$0] }).min() { layers[root] = nearest - 1 }
        }
        return layers
    }

    /// The sets of boxes that arrows connect, whichever way they point.
    private static func parts(of targets: [[Int]]) -> [[Int]] {
        var neighbors = targets
        for source in targets.indices {
            for target in targets[source] { neighbors[target].append(source) }
        }
        return DepthFirstVisit(neighbors, from: neighbors.indices).trees
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
