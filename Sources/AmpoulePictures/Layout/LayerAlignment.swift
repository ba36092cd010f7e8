import AmpouleGraph

/// The positions of the items of columns, chosen so that edges are straight, few of them cross, and nothing overlaps.
struct LayerAlignment {
    /// The number of passes through the columns, forth and back, and of the first ones that change orders.
    private static let rounds = (sorting: 14, all: 24)

    /// The weight of a bend relative to a box: a winding arrow is hard to follow.
    private static let weightOfBend = 4.0

    /// The vertical space between items.
    private static let gap = 16.0

    /// The vertical centers of the items.
    private(set) var centers: [Double]

    private let heights: [Double]
    private let bends: Range<Int>

    /// Aligns the items of columns.
    ///
    /// - Parameters:
    ///   - columns: The items of each column, those that belong together near each other.
    ///   - heights: The heights of the items.
    ///   - bends: The items that are bends of arrows.
    ///   - edges: Pairs of items, the first in an earlier column.
    init(_ columns: [[Int]], heights: [Double], bends: Range<Int>, edges: [(Int, Int)]) {
        self.heights = heights
        self.bends = bends
        centers = heights.map { _ in 0 }
        var before = heights.map { _ in [Int]() }
        var after = before
        for (source, target) in edges {
            before[target].append(source)
            after[source].append(target)
        }
        var columns = columns
        for column in columns { place(column) }
        for round in 0..<Self.rounds.all {
            let isForth = round.isMultiple(of: 2)
            for column in isForth ? Array(columns.indices) : columns.indices.reversed() {
                for item in columns[column] {
                    let neighbors = isForth ? before[item] : after[item]
                    guard !neighbors.isEmpty else { continue }
                    centers[item] = neighbors.reduce(0) { $0 + centers[$1] } / Double(neighbors.count)
                }
                if round < Self.rounds.sorting { columns[column].sort { centers[$0] < centers[$1] } }
                place(columns[column])
            }
        }
    }

    /// Puts the items of a column as near to their centers as their order and sizes allow.
    ///
    /// Items that would overlap are joined to a block, which stands where the sum of the squared distances is
    /// the smallest.
    private mutating func place(_ column: [Int]) {
        var blocks: [(sum: Double, weight: Double, count: Int)] = []
        var offsets: [Double] = []
        for item in column {
            let former = offsets.last.map { $0 + heights[column[offsets.count - 1]] / 2 + Self.gap } ?? 0
            offsets.append(former + heights[item] / 2)
            let weight = bends.contains(item) ? Self.weightOfBend : 1
            blocks.append(((centers[item] - former - heights[item] / 2) * weight, weight, 1))
            while blocks.count > 1, let last = blocks.last {
                let former = blocks[blocks.count - 2]
                guard former.sum / former.weight >= last.sum / last.weight else { break }
                blocks.removeLast()
                blocks[blocks.count - 1] = (
                    former.sum + last.sum, former.weight + last.weight, former.count + last.count
                )
            }
        }
        let starts = blocks.flatMap { Array(repeating: $0.sum / $0.weight, count: $0.count) }
        for (place, item) in column.enumerated() { centers[item] = starts[place] + offsets[place] }
    }
}
