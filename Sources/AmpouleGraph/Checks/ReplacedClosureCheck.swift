extension ComponentGraph {
    /// The registration of a closure that another one in the same block replaces.
    package struct ReplacedClosure: Sendable {
        /// The key of both.
        package var key: String

        /// The location of the registration without effect.
        package var first: Location

        /// The location of the registration that replaces it.
        package var location: Location

        package init(key: String, first: Location, location: Location) {
            (self.key, self.first, self.location) = (key, first, location)
        }
    }
}

/// Finds closures that code registers one after another under one key, of which only the last is found.
enum ReplacedClosureCheck {
    static func problems(of replaced: [ComponentGraph.ReplacedClosure]) -> [ComponentGraph.Problem] {
        replaced.map { replaced in
            ComponentGraph.Problem(
                .duplicateKey,
                nodes: [],
                location: replaced.location,
                message: "'\(replaced.key)' is registered twice",
                notes: [
                    ComponentGraph.Problem.Note(
                        .removeReplaced,
                        at: replaced.location,
                        "give one of the registrations a name, or remove one of them"
                    ),
                    ComponentGraph.Problem.Note(
                        location: replaced.first,
                        message: "the first registration is here; only the last one is found"
                    ),
                ]
            )
        }
    }
}
