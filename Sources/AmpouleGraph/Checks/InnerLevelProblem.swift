/// Describes a shared component that needs something of an inner level.
struct InnerLevelProblem {
    let path: InnerLevelSearch.Path
    let home: LevelCheck.Home
    let index: GraphIndex
    let graph: ComponentGraph

    var problem: ComponentGraph.Problem {
        let source = index.nodes[path.steps[0].source]
        let targets = path.steps.compactMap(\.target).map { index.nodes[$0] }
        return ComponentGraph.Problem(
            .innerLevel,
            nodes: [source.id] + targets.map(\.id),
            edges: path.steps.map { step in
                ComponentGraph.Problem.Edge(node: index.nodes[step.source].id, dependency: step.dependency)
            },
            location: dependency(of: path.steps[0]).location ?? source.location,
            message: "\(lifetimes) \(remedy)",
            notes: path.steps.dropFirst().prefix(8).flatMap(note) + noteOnLevel
        )
    }

    /// The lifetimes of the component and of its dependency.
    private var lifetimes: String {
        let between = path.steps.dropFirst().map { "'\(index.nodes[$0.source].title)'" }
        let way = between.isEmpty ? "" : ", which it needs through \(Ring.text(between)),"
        let own = home.level.map { "a '\($0)'" } ?? "the program"
        let inner = path.levels.map { "a '\($0)'" }.joined(separator: " or ")
        return
            "'\(source)' lives as long as \(own); '\(target)'\(way) only as long as \(inner)."
    }

    private var remedy: String {
        let scopes = (path.levels.prefix(1) + ["graph"]).map { "'\($0)'" }.joined(separator: " or ")
        return
            "Put '\(source)' into the scope \(scopes), or pass what it needs of '\(target)' to its methods."
    }

    private var source: String { index.nodes[path.steps[0].source].title }

    /// The last node of the path, or the service of a value.
    private var target: String {
        guard let last = path.steps.last else { return "" }
        return last.target.map { index.nodes[$0].title } ?? dependency(of: last).key
    }

    private func note(_ step: InnerLevelSearch.Path.Step) -> [ComponentGraph.Problem.Note] {
        ComponentGraph.Problem.Note.at(
            dependency(of: step).location,
            "'\(index.nodes[step.source].title)' needs '\(dependency(of: step).key)' here."
        )
    }

    /// Says why the target belongs to the level.
    private var noteOnLevel: [ComponentGraph.Problem.Note] {
        guard let last = path.steps.last else { return [] }
        if let node = last.target.map({ index.nodes[$0] }) {
            let text = path.levels.first.map { "'\(node.title)' is kept by a '\($0)'." } ?? ""
            return ComponentGraph.Problem.Note.at(node.location, text)
        }
        return path.levels.compactMap { graph.level(named: $0) }.flatMap { level in
            ComponentGraph.Problem.Note.at(
                level.location,
                "A '\(level.name)' is opened with a '\(level.value ?? target)'."
            )
        }
    }

    private func dependency(of step: InnerLevelSearch.Path.Step) -> ComponentGraph.Dependency {
        index.nodes[step.source].dependencies[step.dependency]
    }
}
