import AmpouleGraph

/// The frame of a level in a picture.
struct LevelFrame {
    let level: ComponentGraph.Level

    /// The index of the frame of the level that it is opened inside; `nil` if that has none.
    let outer: Int?

    var title: String { "level \(level.name)" }

    /// The frames that have contents, each behind the one around it.
    ///
    /// - Parameters:
    ///   - levels: The levels of a graph.
    ///   - inhabited: The names of the levels to which something belongs.
    static func frames(of levels: [ComponentGraph.Level], around inhabited: Set<String>) -> [LevelFrame] {
        var frames: [LevelFrame] = []
        var pending: [(level: ComponentGraph.Level, outer: Int?)] = []
        func inner(of name: String?) -> [ComponentGraph.Level] { levels.filter { $0.outer == name } }
        func isShown(_ level: ComponentGraph.Level) -> Bool {
            inhabited.contains(level.name) || inner(of: level.name).contains(where: isShown)
        }
        let names = Set(levels.map(\.name))
        // A level inside an unknown one has no frame around its own.
        let outermost = levels.filter { level in level.outer.map { !names.contains($0) } ?? true }
        pending = outermost.reversed().map { ($0, nil) }
        while let (level, outer) = pending.popLast() {
            guard isShown(level) else { continue }
            frames.append(LevelFrame(level: level, outer: outer))
            let place = frames.count - 1
            pending += inner(of: level.name).reversed().map { ($0, place) }
        }
        return frames
    }
}
