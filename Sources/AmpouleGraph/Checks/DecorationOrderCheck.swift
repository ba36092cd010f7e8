extension ComponentGraph {
    /// The decoration of a service by a closure before the registration of the service.
    package struct EarlyDecoration: Sendable {
        /// The key that is decorated.
        package var key: String
        package var location: Location

        /// The location of the first registration, or of the component that is registered.
        package var registration: Location

        package init(key: String, location: Location, registration: Location) {
            (self.key, self.location, self.registration) = (key, location, registration)
        }
    }
}

/// Finds decorators that a list registers before what they decorate, and closures that decorate it before it is
/// registered.
enum DecorationOrderCheck {
    static func problems(of early: [ComponentGraph.EarlyDecoration]) -> [ComponentGraph.Problem] {
        early.map { decoration in
            ComponentGraph.Problem(
                .nothingToDecorate,
                nodes: [],
                location: decoration.location,
                message: "'\(decoration.key)' is decorated here, but registered only afterwards",
                notes: [
                    ComponentGraph.Problem.Note(
                        .decorateLater,
                        at: decoration.location,
                        "decorate it after it is registered"
                    ),
                    ComponentGraph.Problem.Note(
                        location: decoration.registration,
                        message: "'\(decoration.key)' is registered here"
                    ),
                ]
            )
        }
    }

    static func problems(
        _ decorationsTooEarly: [ComponentGraph.Problem.Edge],
        in index: GraphIndex
    ) -> [ComponentGraph.Problem] {
        decorationsTooEarly.compactMap { edge in
            guard let place = index.place(of: edge.node) else { return nil }
            let node = index.nodes[place]
            let dependency = node.dependencies[edge.dependency]
            guard let provider = dependency.provider.nodes.first.flatMap(index.place) else { return nil }
            let decorated = index.nodes[provider]
            let advice =
                node.registeredBy == decorated.registeredBy
                ? "list '\(node.title)' after '\(decorated.title)'"
                : "call the list of '\(decorated.title)' before the list of '\(node.title)'"
            return ComponentGraph.Problem(
                .nothingToDecorate,
                nodes: [node.id, decorated.id],
                edges: [edge],
                location: node.location,
                message:
                    "'\(node.title)' decorates '\(dependency.key)', but '\(decorated.title)' is registered for it only afterwards",
                notes: [
                    ComponentGraph.Problem.Note(
                        .listDecoratorLater,
                        at: node.location,
                        advice
                    )
                ]
                    + ComponentGraph.Problem.Note.at(
                        decorated.location,
                        "'\(decorated.title)' is declared here"
                    )
            )
        }
    }
}
