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
        let names = Set(levels.map(\.name))
        // A level inside an unknown one has no frame around its own.
        let outermost = levels.filter { level in level.outer.map { !names.contains($0) } ?? true }
        var pending: [(level: ComponentGraph.Level, outer: Int?)] = outermost.reversed().map { ($0, nil) }
        while let (level, outer) = pending.popLast() {
            frames.append(LevelFrame(level: level, outer: outer))
            let place = frames.count - 1
            pending += levels.filter { $0.outer == level.name }.reversed().map { ($0, place) }
        }
        return frames
    }
}
