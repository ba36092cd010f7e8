import AmpouleGraph

/// The levels of a graph as a tree of text, with the nodes that belong to each.
struct LevelTree {
    private let graph: ComponentGraph
    private let frames: [LevelFrame]

    init(_ graph: ComponentGraph) {
        self.graph = graph
        frames = LevelFrame.frames(of: graph.levels)
    }

    /// The lines; empty if there are no levels.
    var lines: [String] {
        let outermost = frames.indices.filter { frames[$0].outer == nil }
        return outermost.flatMap { lines(of: $0) }
    }

    private func lines(of frame: Int) -> [String] {
        let level = frames[frame].level.name
        let nodes = graph.nodes.filter { $0.level == level }.map(\.id.rawValue.lineBreaksVisible)
        let inner = frames.indices.filter { frames[$0].outer == frame }.map { lines(of: $0) }
        let branches = (["\(level) (the value)"] + nodes).map { [$0] } + inner
        return [frames[frame].title]
            + branches.enumerated().flatMap { place, lines in
                let isLast = place == branches.count - 1
                return lines.enumerated().map { number, line in
                    (number == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")) + line
                }
            }
    }
}
