extension ComponentGraph {
    /// The decoration of a service by a closure, or by a component of a list, before a closure of the service is
    /// registered.
    package struct EarlyDecoration: Sendable {
        /// The key that is decorated.
        package var key: String
        package var location: Location

        /// The location of the first registration, or of the component that is registered.
        package var registration: Location

        /// The decorator of a list, and the function of the list; `nil` for a closure.
        package var listed: (decorator: String, function: String)?

        package init(
            key: String,
            location: Location,
            registration: Location,
            listed: (decorator: String, function: String)? = nil
        ) {
            (self.key, self.location, self.registration) = (key, location, registration)
            self.listed = listed
        }

        fileprivate var message: String {
            listed.map {
                "'\($0.function)()' decorates '\(key)' with '\($0.decorator)' here, before it is registered"
            }
                ?? "'\(key)' is decorated here, but registered only afterwards"
        }

        fileprivate var advice: String {
            listed.map { "call '\($0.function)()' after '\(key)' is registered" }
                ?? "decorate it after it is registered"
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
                message: decoration.message,
                notes: [
                    ComponentGraph.Problem.Note(
                        .decorateLater,
                        at: decoration.location,
                        decoration.advice
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
