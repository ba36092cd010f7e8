import AmpouleGraph

/// The order of the items in each layer, so that few arrows cross.
struct LayerOrder {
    /// The number of passes through the layers, forth and back.
    private static let rounds = 12

    private(set) var layers: [[Int]]

    /// The position of each item in its layer.
    private var places: [Int]

    /// Orders the items of layers.
    ///
    /// - Parameters:
    ///   - items: The boxes and bends.
    ///   - edges: Pairs of items, the first in an earlier layer.
    init(_ items: [Layers.Item], _ edges: [(Int, Int)]) {
        let layerCount = (items.map(\.layer).max() ?? -1) + 1
        var before: [[Int]] = Array(repeating: [], count: items.count)
        var after = before
        for (source, target) in edges {
            before[target].append(source)
            after[source].append(target)
        }
        layers = Array(repeating: [], count: layerCount)
        places = Array(repeating: 0, count: items.count)
        for item in Self.depthFirst(after, before) { layers[items[item].layer].append(item) }
        for layer in layers.indices { notePlaces(in: layer) }

        var best = layers
        var fewest = crossings(after)
        for round in 0..<Self.rounds where fewest > 0 {
            let isForth = round.isMultiple(of: 2)
            for layer in isForth ? Array(layers.indices) : layers.indices.reversed() {
                sort(layer, by: isForth ? before : after)
            }
            let count = crossings(after)
            if count < fewest { (best, fewest) = (layers, count) }
        }
        layers = best
    }

    /// All items, those that are connected near each other.
    private static func depthFirst(_ after: [[Int]], _ before: [[Int]]) -> [Int] {
        var isVisited = Array(repeating: false, count: after.count)
        var order: [Int] = []
        let roots = after.indices.filter { before[$0].isEmpty } + after.indices.filter { !before[$0].isEmpty }
        for root in roots {
            var open = [root]
            while let item = open.popLast() {
                guard !isVisited[item] else { continue }
                isVisited[item] = true
                order.append(item)
                open += after[item].reversed()
            }
        }
        return order
    }

    /// Sorts a layer by the mean places of its items' neighbors.
    private mutating func sort(_ layer: Int, by neighbors: [[Int]]) {
        let means = layers[layer].enumerated().map { place, item in
            let sum = neighbors[item].reduce(0) { $0 + places[$1] }
            return neighbors[item].isEmpty ? Double(place) : Double(sum) / Double(neighbors[item].count)
        }
        let order = layers[layer].indices.sorted { (means[$0], $0) < (means[$1], $1) }
        layers[layer] = order.map { layers[layer][$0] }
        notePlaces(in: layer)
    }

    private mutating func notePlaces(in layer: Int) {
        for (place, item) in layers[layer].enumerated() { places[item] = place }
    }

    /// The number of crossing pairs of edges between neighboring layers.
    private func crossings(_ after: [[Int]]) -> Int {
        var crossings = 0
        for (layer, items) in layers.enumerated().dropLast() {
            var tree = CountingTree(count: layers[layer + 1].count)
            for item in items {
                // Edges between layers that are further apart have no bends and are not counted.
                let targets = after[item].filter { layers[layer + 1].indices.contains(places[$0]) }
                    .map { places[$0] }
                for target in targets { crossings += tree.count(above: target) }
                for target in targets { tree.insert(target) }
            }
        }
        return crossings
    }
}

/// Counts numbers by size in logarithmic time (a Fenwick tree).
private struct CountingTree {
    private var sums: [Int]
    private var total = 0

    init(count: Int) {
        sums = Array(repeating: 0, count: count + 1)
    }

    mutating func insert(_ number: Int) {
        total += 1
        var place = number + 1
        while place < sums.count {
            sums[place] += 1
            place += place & -place
        }
    }

    /// The number of stored numbers that are greater than the given one.
    func count(above number: Int) -> Int {
        var count = total
        var place = number + 1
        while place > 0 {
            count -= sums[place]
            place -= place & -place
        }
        return count
    }
}
