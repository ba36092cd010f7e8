/// Describes a component that needs something of two levels, neither of which is inside the other.
struct SeparateLevelsProblem {
    private let first: LevelPathText
    private let second: LevelPathText
    private let graph: ComponentGraph

    init(conflict: SeparationSearch.Conflict, index: GraphIndex, graph: ComponentGraph) {
        first = LevelPathText(conflict.first, index, graph)
        second = LevelPathText(conflict.second, index, graph)
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
            notes: [
                ComponentGraph.Problem.Note(
                    nesting == nil ? .passToMethods : .nestLevel,
                    at: second.location,
                    remedy
                )
            ]
                + first.notes + second.notesOnSteps + second.noteOnLevel
        )
    }

    /// A dependency, and the level to which it belongs.
    private func part(_ path: LevelPathText) -> String {
        let way = path.between.isEmpty ? "" : " through \(path.between)"
        return "'\(path.target)'\(way), which belongs to \(path.levelText)"
    }

    private var remedy: String {
        let nesting = nesting.map { "open one level inside the other, as with '\($0)', or pass" } ?? "pass"
        return "\(nesting) '\(second.target)' to the methods of '\(second.source.title)'"
    }

    /// The declaration that opens the second level, or the outermost one around it alone, inside the first one.
    ///
    /// It names the first one as its constant, which usually has the name of the level.
    private var nesting: String? {
        guard let inner = second.levels.first, let outer = first.levels.first,
            let around = graph.levels(around: inner), let aroundOther = graph.levels(around: outer),
            let outermost = around.last(where: { !aroundOther.contains($0) }),
            outer.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return "Self(\"\(outermost)\", inside: .\(outer))"
    }
}
