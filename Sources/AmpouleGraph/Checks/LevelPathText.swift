/// The parts of sentences about a path from a component to something that belongs to a level.
struct LevelPathText {
    private let path: LevelSearch.Path
    private let index: GraphIndex

    init(_ path: LevelSearch.Path, _ index: GraphIndex) {
        (self.path, self.index) = (path, index)
    }

    /// The level to which the target belongs.
    var level: String { path.level }

    /// The component at the start.
    var source: ComponentGraph.Node { index.nodes[path.steps[0].place.source] }

    /// The nodes behind the first one.
    var targets: [ComponentGraph.Node.ID] { path.steps.compactMap(\.target).map { index.nodes[$0].id } }

    var edges: [ComponentGraph.Problem.Edge] {
        path.steps.map { step in
            ComponentGraph.Problem.Edge(
                node: index.nodes[step.place.source].id,
                dependency: step.place.dependency
            )
        }
    }

    /// The location of the first dependency.
    var location: ComponentGraph.Location? { dependency(of: path.steps[0]).location ?? source.location }

    /// The last node of the path, or the service of a value.
    var target: String {
        guard let last = path.steps.last else { return "" }
        return last.target.map { index.nodes[$0].title } ?? dependency(of: last).key
    }

    /// The components between the first and the last one; empty if there are none.
    var between: String {
        Ring.text(path.steps.dropFirst().map { "'\(index.nodes[$0.place.source].title)'" })
    }

    // MARK: - Notes

    /// Notes on all dependencies of the path, and on the level.
    var notes: [ComponentGraph.Problem.Note] { path.steps.prefix(8).flatMap(note) + noteOnLevel }

    /// Notes on the dependencies behind the first one.
    var notesOnSteps: [ComponentGraph.Problem.Note] { path.steps.dropFirst().prefix(8).flatMap(note) }

    /// Says why the target belongs to the level, unless it is the value of the level.
    var noteOnLevel: [ComponentGraph.Problem.Note] {
        guard let node = path.steps.last?.target.map({ index.nodes[$0] }) else { return [] }
        return ComponentGraph.Problem.Note.at(
            node.location,
            "'\(node.title)' is registered for the level '\(level)'"
        )
    }

    private func note(_ step: LevelSearch.Path.Step) -> [ComponentGraph.Problem.Note] {
        ComponentGraph.Problem.Note.at(
            dependency(of: step).location,
            "'\(index.nodes[step.place.source].title)' requires '\(dependency(of: step).key)' here"
        )
    }

    private func dependency(of step: LevelSearch.Path.Step) -> ComponentGraph.Dependency {
        index.nodes[step.place.source].dependencies[step.place.dependency]
    }
}
