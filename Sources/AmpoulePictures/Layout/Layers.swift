import AmpouleGraph

/// Boxes in columns, such that arrows point to the right wherever that is possible.
///
/// This is the method of Sugiyama: it breaks cycles, assigns boxes to layers, orders the layers so that few arrows
/// cross, and moves the boxes so that arrows are straight.
struct Layers {
    /// A box, or a bend of an arrow that goes over several layers.
    struct Item {
        let layer: Int
        let size: Layout.Size
        var isBend: Bool
    }

    /// The space between layers, in which arrows run, and between boxes of a layer.
    private static let gaps = Layout.Size(width: 72, height: 16)

    /// The longest way on which an arrow gets a bend in each layer; without a bound there might be as many
    /// bends as the product of boxes and arrows.
    private static let longestBentWay = 24

    private(set) var positions: [Layout.Point] = []
    private(set) var paths: [[Layout.Point]] = []
    private(set) var size = Layout.Size(width: 0, height: 0)

    init(sizes: [Layout.Size], arrows: [(source: Int, target: Int)]) {
        let isReversed = Self.reversals(count: sizes.count, arrows)
        let forward = zip(arrows, isReversed).map { $1 ? ($0.target, $0.source) : ($0.source, $0.target) }
        let layers = Self.layers(count: sizes.count, forward)
        var items = sizes.indices.map { Item(layer: layers[$0], size: sizes[$0], isBend: false) }
        var edges: [(Int, Int)] = []
        var ways: [[Int]] = []
        for (source, target) in forward {
            var way = [source]
            if source != target, layers[target] - layers[source] <= Self.longestBentWay {
                for layer in layers[source] + 1..<layers[target] {
                    items.append(Item(layer: layer, size: Layout.Size(width: 0, height: 4), isBend: true))
                    way.append(items.count - 1)
                }
            }
            way.append(target)
            if source != target { edges += zip(way, way.dropFirst()) }
            ways.append(way)
        }
        let order = LayerOrder(items, edges)
        let centers = LayerAlignment(items, edges, order.layers, gap: Self.gaps.height).centers
        arrange(items, centers, order.layers, boxCount: sizes.count)
        let lefts = lefts(of: items)
        let top = top(items, centers)
        let shifted = centers.map { $0 - top }
        paths = zip(ways, isReversed).map { way, isReversed in
            way.first == way.last ? [] : Self.path(way, isReversed, items, shifted, lefts)
        }
    }

    // MARK: - Layers

    /// The arrows to reverse so that no cycle is left.
    private static func reversals(count: Int, _ arrows: [(source: Int, target: Int)]) -> [Bool] {
        enum State { case unvisited, open, closed }
        var outgoing: [[Int]] = Array(repeating: [], count: count)
        var isTarget = Array(repeating: false, count: count)
        for (place, arrow) in arrows.enumerated() where arrow.source != arrow.target {
            outgoing[arrow.source].append(place)
            isTarget[arrow.target] = true
        }
        var states = Array(repeating: State.unvisited, count: count)
        var isReversed = Array(repeating: false, count: arrows.count)
        let roots = (0..<count).filter { !isTarget[$0] } + (0..<count).filter { isTarget[$0] }
        for root in roots where states[root] == .unvisited {
            var frames = [(box: root, next: 0)]
            states[root] = .open
            while let (box, next) = frames.last {
                guard next < outgoing[box].count else {
                    states[box] = .closed
                    frames.removeLast()
                    continue
                }
                frames[frames.count - 1].next += 1
                let arrow = outgoing[box][next]
                let target = arrows[arrow].target
                switch states[target] {
                case .open: isReversed[arrow] = true
                case .closed: break
                case .unvisited:
                    states[target] = .open
                    frames.append((target, 0))
                }
            }
        }
        return isReversed
    }

    /// The layer of each box: behind all that need it, and not further from what it needs than necessary.
    private static func layers(count: Int, _ arrows: [(Int, Int)]) -> [Int] {
        var outgoing: [[Int]] = Array(repeating: [], count: count)
        var waiting = Array(repeating: 0, count: count)
        for (source, target) in arrows where source != target {
            outgoing[source].append(target)
            waiting[target] += 1
        }
        var layers = Array(repeating: 0, count: count)
        let roots = (0..<count).filter { waiting[$0] == 0 }
        var ready = roots
        var next = 0
        while next < ready.count {
            let box = ready[next]
            next += 1
            for target in outgoing[box] {
                layers[target] = max(layers[target], layers[box] + 1)
                waiting[target] -= 1
                if waiting[target] == 0 { ready.append(target) }
            }
        }
        for root in roots {
            if let nearest = outgoing[root].map({ layers[$0] }).min() { layers[root] = nearest - 1 }
        }
        return layers
    }

    // MARK: - Coordinates

    private func lefts(of items: [Item]) -> [Double] {
        let layerCount = (items.map(\.layer).max() ?? -1) + 1
        var widths = Array(repeating: 0.0, count: layerCount)
        for item in items { widths[item.layer] = max(widths[item.layer], item.size.width) }
        var left = 0.0
        return widths.map { width in
            defer { left += width + Self.gaps.width }
            return left
        }
    }

    private func top(_ items: [Item], _ centers: [Double]) -> Double {
        zip(items, centers).map { $1 - $0.size.height / 2 }.min() ?? 0
    }

    private mutating func arrange(_ items: [Item], _ centers: [Double], _ layers: [[Int]], boxCount: Int) {
        let lefts = lefts(of: items)
        let top = top(items, centers)
        positions = (0..<boxCount).map { box in
            Layout.Point(x: lefts[items[box].layer], y: centers[box] - items[box].size.height / 2 - top)
        }
        for box in 0..<boxCount {
            size.width = max(size.width, positions[box].x + items[box].size.width)
            size.height = max(size.height, positions[box].y + items[box].size.height)
        }
    }

    /// The points of an arrow; one that was turned round for the layers points to the left.
    private static func path(
        _ way: [Int],
        _ isReversed: Bool,
        _ items: [Item],
        _ centers: [Double],
        _ lefts: [Double]
    ) -> [Layout.Point] {
        var points: [Layout.Point] = []
        for (place, item) in way.enumerated() {
            let left = lefts[items[item].layer]
            let layerWidth =
                (items[item].layer + 1 < lefts.count ? lefts[items[item].layer + 1] : left) - left
            if place > 0 { points.append(Layout.Point(x: left, y: centers[item])) }
            if items[item].isBend {
                points.append(Layout.Point(x: left + max(0, layerWidth - gaps.width), y: centers[item]))
            } else if place < way.count - 1 {
                points.append(Layout.Point(x: left + items[item].size.width, y: centers[item]))
            }
        }
        return isReversed ? points.reversed() : points
    }
}
