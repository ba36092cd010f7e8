/// Describes a shared component that needs something of an inner level.
struct InnerLevelProblem {
    private let path: LevelPathText
    private let home: LevelsOfNodes.Home
    private let graph: ComponentGraph

    init(path: LevelSearch.Path, home: LevelsOfNodes.Home, index: GraphIndex, graph: ComponentGraph) {
        self.path = LevelPathText(path, index)
        (self.home, self.graph) = (home, graph)
    }

    var problem: ComponentGraph.Problem {
        ComponentGraph.Problem(
            .innerLevel,
            nodes: [path.source.id] + path.targets,
            edges: path.edges,
            location: path.location,
            message: lifetimes,
            notes: [ComponentGraph.Problem.Note(location: path.location, message: remedy)]
                + path.notesOnSteps + path.noteOnLevel
        )
    }

    /// The lifetimes of the component and of its dependency.
    private var lifetimes: String {
        let way = path.between.isEmpty ? "" : ", required through \(path.between),"
        let own = home.level.map { "a '\($0)'" } ?? "the program"
        let isBeside = home.level.map { level in graph.areSeparate(level, path.level) }
        let addition = isBeside == true ? ", and no container is inside both" : ""
        return
            "'\(path.source.title)' lives as long as \(own), but '\(path.target)'\(way) only as long as a '\(path.level)'\(addition)"
    }

    /// The component that determines the scope; a decorator has that of what it decorates.
    private var owner: ComponentGraph.Node {
        var owner = path.source
        var known: Set<ComponentGraph.Node.ID> = [owner.id]
        while let decorated = owner.dependencies.first(where: \.isDecorated)?.provider.nodes.first,
            let next = graph[decorated], known.insert(decorated).inserted
        {
            owner = next
        }
        return owner
    }

    private var remedy: String {
        "list '\(owner.title)' in '\(path.level)' instead, or pass '\(path.target)' to the methods of '\(path.source.title)'"
    }
}
