extension ComponentGraph {
    /// A call that opens a level in a container that it isn't opened in.
    package struct MisplacedOpening: Sendable {
        package var level: String

        /// The level of the container; `nil` for the root container.
        package var container: String?
        package var location: Location

        package init(level: String, container: String?, location: Location) {
            (self.level, self.container, self.location) = (level, container, location)
        }
    }
}

/// Finds calls that open a level in another container than that of its outer level.
enum MisplacedOpeningCheck {
    static func problems(of openings: [ComponentGraph.MisplacedOpening], in graph: ComponentGraph)
        -> [ComponentGraph.Problem]
    {
        openings.compactMap { opening in
            graph.level(named: opening.level).map { problem(opening, $0, graph) }
        }
    }

    private static func problem(
        _ opening: ComponentGraph.MisplacedOpening,
        _ level: ComponentGraph.Level,
        _ graph: ComponentGraph
    ) -> ComponentGraph.Problem {
        let outer = level.outer.flatMap { graph.level(named: $0) }
        let home = outer.map { "inside a '\($0.name)'" } ?? "in the root container"
        let place = opening.container.map { "the container of a '\($0)'" } ?? "the root container"
        let remedy = outer.map { "the container that '\($0.opening)' returns" } ?? "the root container"
        return ComponentGraph.Problem(
            .innerLevel,
            nodes: [],
            location: opening.location,
            message: "a '\(level.name)' is opened in \(place) here, but belongs \(home)",
            notes: [
                ComponentGraph.Problem.Note(.openElsewhere, at: opening.location, "open it in \(remedy)")
            ] + ComponentGraph.Problem.Note.at(level.location, "'\(level.name)' is declared here")
        )
    }
}
