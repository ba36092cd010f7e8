import AmpouleGraph

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
        let isTarget = Set(targets.joined())
        let roots = boxes.indices.filter { !isTarget.contains($0) }
        let visit = DepthFirstVisit(targets, from: roots + boxes.indices)
        let reversed = Set(visit.backEdges.map { outgoing[$0.source][$0.edge] })
        let forward = arrows.enumerated().map { place, arrow in
            reversed.contains(place) ? (source: arrow.target, target: arrow.source) : arrow
        }
        self.reversed = reversed
        ways = forward.map { [$0.source, $0.target] }
        outgoing = Self.arrows(forward, from: boxes.count)
        let forwardTargets = outgoing.map { $0.map { forward[$0].target } }
        let layers = Self.layers(forwardTargets)
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
}
