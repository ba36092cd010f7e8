import AmpouleGraph

/// The positions of the items of ordered layers, chosen so that edges are straight and nothing overlaps.
struct LayerAlignment {
    /// The number of passes through the layers, forth and back.
    private static let rounds = 10

    /// The weight of a bend relative to a box: a winding arrow is hard to follow.
    private static let weightOfBend = 4.0

    /// The vertical centers of the items.
    private(set) var centers: [Double]

    private let items: [Layers.Item]
    private let gap: Double

    /// Aligns the items of layers.
    ///
    /// - Parameters:
    ///   - items: The boxes and bends.
    ///   - edges: Pairs of items.
    ///   - layers: The items of each layer, in order.
    ///   - gap: The space between items.
    init(_ items: [Layers.Item], _ edges: [(Int, Int)], _ layers: [[Int]], gap: Double) {
        self.items = items
        self.gap = gap
        centers = Array(repeating: 0, count: items.count)
        var before: [[Int]] = Array(repeating: [], count: items.count)
        var after = before
        for (source, target) in edges {
            before[target].append(source)
            after[source].append(target)
        }
        for layer in layers { place(layer, around: layer.map { _ in 0 }) }
        for round in 0..<Self.rounds {
            let isForth = round.isMultiple(of: 2)
            for layer in isForth ? layers : layers.reversed() {
                let wanted = layer.map { item in
                    let neighbors = isForth ? before[item] : after[item]
                    return neighbors.isEmpty
                        ? centers[item] : neighbors.reduce(0) { $0 + centers[$1] } / Double(neighbors.count)
                }
                place(layer, around: wanted)
            }
        }
    }

    /// Puts the items of a layer as near to the places that they want as their order and sizes allow.
    ///
    /// Items that would overlap are joined to a block, which stands where the sum of the squared distances is
    /// the smallest.
    private mutating func place(_ layer: [Int], around wanted: [Double]) {
        var blocks: [(sum: Double, weight: Double, count: Int)] = []
        var offsets: [Double] = []
        var offset = 0.0
        for (place, item) in layer.enumerated() {
            if place > 0 {
                offset += (items[layer[place - 1]].size.height + items[item].size.height) / 2 + gap
            }
            offsets.append(offset)
            let weight = items[item].isBend ? Self.weightOfBend : 1
            blocks.append(((wanted[place] - offset) * weight, weight, 1))
            while blocks.count > 1, let last = blocks.last {
                let former = blocks[blocks.count - 2]
                guard former.sum / former.weight >= last.sum / last.weight else { break }
                blocks.removeLast()
                blocks[blocks.count - 1] = (
                    former.sum + last.sum, former.weight + last.weight, former.count + last.count
                )
            }
        }
        var place = 0
        for block in blocks {
            for _ in 0..<block.count {
                centers[layer[place]] = block.sum / block.weight + offsets[place]
                place += 1
            }
        }
    }
}
