import AmpouleGraph

/// The frame of a level in a picture.
struct LevelFrame {
    let level: ComponentGraph.Level

    /// The index of the frame of the level that it is opened inside; `nil` if that has none.
    let outer: Int?

    var title: String { "level \(level.name)" }

    /// The frames of the levels of a graph, each behind the one around it.
    static func frames(of levels: [ComponentGraph.Level]) -> [LevelFrame] {
        var frames: [LevelFrame] = []
        func add(_ level: ComponentGraph.Level, inside outer: Int?) {
            let place = frames.count
            frames.append(LevelFrame(level: level, outer: outer))
            for inner in levels where inner.outer == level.name { add(inner, inside: place) }
        }
        let names = Set(levels.map(\.name))
        // A level inside an unknown one has no frame around its own.
        for level in levels where level.outer.map({ !names.contains($0) }) ?? true { add(level, inside: nil) }
        return frames
    }

    /// The levels of a graph as a tree of text, with the nodes that belong to each; empty if there are no levels.
    static func tree(of graph: ComponentGraph) -> [String] {
        let frames = frames(of: graph.levels)
        func lines(_ place: Int) -> [String] {
            let level = frames[place].level.name
            let nodes = graph.nodes.filter { $0.level == level }.map(\.id.rawValue.lineBreaksVisible)
            var branches = [["\(level) (the value)"]]
            branches += nodes.map { [$0] }
            branches += frames.indices.filter { frames[$0].outer == place }.map(lines)
            var tree = [frames[place].title]
            for (number, branch) in branches.enumerated() {
                let isLast = number == branches.count - 1
                tree.append((isLast ? "└─ " : "├─ ") + branch[0])
                tree += branch.dropFirst().map { (isLast ? "   " : "│  ") + $0 }
            }
            return tree
        }
        return frames.indices.filter { frames[$0].outer == nil }.flatMap(lines)
    }
}
