/// Describes a component that needs something of two levels, neither of which is inside the other.
struct SeparateLevelsProblem {
    private let first: LevelPathText
    private let second: LevelPathText
    private let graph: ComponentGraph

    init(conflict: SeparationSearch.Conflict, index: GraphIndex, graph: ComponentGraph) {
        first = LevelPathText(conflict.first, index)
        second = LevelPathText(conflict.second, index)
        self.graph = graph
    }

    var problem: ComponentGraph.Problem {
        ComponentGraph.Problem(
            .separateLevels,
            nodes: [second.source.id] + second.targets + first.targets,
            edges: second.edges + first.edges,
            location: second.location,
            message:
                "'\(second.source.title)' requires \(part(first)), and \(part(second)), but no container is inside both",
            notes: [ComponentGraph.Problem.Note(location: second.location, message: remedy)]
                + first.notes + second.notesOnSteps + second.noteOnLevel
        )
    }

    /// A dependency, and the level to which it belongs.
    private func part(_ path: LevelPathText) -> String {
        let way = path.between.isEmpty ? "" : " through \(path.between)"
        return "'\(path.target)'\(way), which belongs to a '\(path.level)'"
    }

    /// The second level, or the outermost one around it alone, can be opened inside the first one.
    private var remedy: String {
        let (inner, outer) = (
            graph.levels(around: second.level) ?? [], graph.levels(around: first.level) ?? []
        )
        let outermost = inner.last { !outer.contains($0) } ?? second.level
        return
            "open '\(outermost)' inside '\(first.level)', with 'typealias Outer = \(first.level)', or pass '\(second.target)' to the methods of '\(second.source.title)'"
    }
}
