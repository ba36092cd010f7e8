/// Describes a shared component that needs something of an inner level.
struct InnerLevelProblem {
    private let path: LevelPathText
    private let home: LevelsOfNodes.Home
    private let graph: ComponentGraph

    init(path: LevelSearch.Path, home: LevelsOfNodes.Home, index: GraphIndex, graph: ComponentGraph) {
        self.path = LevelPathText(path, index, graph)
        (self.home, self.graph) = (home, graph)
    }

    var problem: ComponentGraph.Problem {
        ComponentGraph.Problem(
            .innerLevel,
            nodes: [path.source.id] + path.targets,
            edges: path.edges,
            location: path.location,
            message: lifetimes,
            notes: [ComponentGraph.Problem.Note(.widenScope, at: path.location, remedy)]
                + path.notesOnSteps + path.noteOnLevel
        )
    }

    /// The lifetimes of the component and of its dependency.
    private var lifetimes: String {
        let way = path.between.isEmpty ? "" : ", required through \(path.between),"
        let own = home.level.map { "a '\($0)'" } ?? "the program"
        let isBeside = home.level.map { level in path.levels.allSatisfy { graph.areSeparate(level, $0) } }
        let addition = isBeside == true ? ", and no container is inside both" : ""
        return
            "'\(path.source.title)' lives as long as \(own), but '\(path.target)'\(way) only as long as \(path.levelText)\(addition)"
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
        if let level = path.levels.first.flatMap({ graph.level(named: $0) }), level.value == level.name {
            return
                "list '\(owner.title)' in '\(level.name)', too, or pass '\(path.target)' to the methods of '\(path.source.title)'"
        }
        let scopes = (path.levels.prefix(1) + ["graph"]).map { "'\($0)'" }.joined(separator: " or ")
        return
            "put '\(owner.title)' into the scope \(scopes), or pass '\(path.target)' to the methods of '\(path.source.title)'"
    }
}
