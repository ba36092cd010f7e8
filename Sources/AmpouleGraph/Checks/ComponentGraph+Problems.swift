extension ComponentGraph {
    /// What is wrong with the graph, in the order of the places; empty if all that is known of it resolves.
    ///
    /// What is not known is not judged: a closure's own needs, and a dependency whose ``Provider`` is
    /// ``Provider/unknown``.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of nodes and dependencies.
    public var problems: [Problem] { problems(with: []) }

    /// The problems of the graph and of the requests in code.
    ///
    /// - Parameter requirements: The services that code asks for, such that it fails without them.
    package func problems(with requirements: [Requirement]) -> [Problem] {
        let index = GraphIndex(self)
        let problems =
            MissingProviderCheck.problems(in: index)
            + CycleCheck.problems(in: index)
            + DuplicateKeyCheck.problems(in: index)
            + ArgumentsCheck.problems(in: index)
            + AsynchronousDependencyCheck.problems(in: index)
            + RequirementCheck.problems(of: requirements, in: index)
        let order = problems.indices.sorted { left, right in
            let (first, second) = (problems[left], problems[right])
            switch (first.location, second.location) {
            case (let place?, let other?) where place != other: return place < other
            case (nil, .some): return false
            case (.some, nil): return true
            default: return left < right
            }
        }
        return order.map { problems[$0] }
    }
}
