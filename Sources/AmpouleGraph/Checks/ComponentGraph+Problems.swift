extension ComponentGraph {
    /// The errors in the graph, in source order; empty if every known dependency can be resolved.
    ///
    /// The dependencies of a closure are unknown, and not checked.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of nodes and dependencies.
    public var problems: [Problem] {
        let index = GraphIndex(self)
        let problems =
            MissingRegistrationCheck.problems(in: index)
            + ArgumentsCheck.problems(in: index)
            + CycleCheck.problems(in: index)
            + DuplicateKeyCheck.problems(in: index)
            + AmbiguityCheck.problems(in: index)
            + AsynchronousDependencyCheck.problems(in: index)
            + IsolationCheck(index).errors
            + LevelCheck.problems(of: self, in: index)
        return problems.inOrderOfPlaces.withRoutes(in: index)
    }

    /// The problems that don't prevent every resolution, in source order; ``validate()`` doesn't throw for them.
    ///
    /// A component without an actor that needs one of the main actor is an example: it is resolved on the main actor,
    /// and nowhere else. The ``Problem/severity`` distinguishes warnings from notes.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of nodes and dependencies.
    public var warnings: [Problem] {
        let index = GraphIndex(self)
        let warnings =
            IsolationCheck(index).warnings
            + MissingRegistrationCheck.notes(in: index)
            + EmptyListCheck.warnings(in: index)
            + IncompleteListCheck.warnings(in: index)
        return warnings.inOrderOfPlaces
    }
}

extension [ComponentGraph.Problem] {
    /// The problems with the routes to what requires something that can't be resolved, as notes.
    fileprivate func withRoutes(in index: GraphIndex) -> Self {
        func hasRoute(_ problem: ComponentGraph.Problem) -> Bool {
            let kinds: [ComponentGraph.Problem.Kind] = [.missingRegistration, .needsArguments, .ambiguousKey]
            return kinds.contains(problem.kind)
        }
        guard contains(where: hasRoute) else { return self }
        let routes = RouteSearch(index)
        return map { problem in
            guard hasRoute(problem), let node = problem.nodes.first else { return problem }
            var problem = problem
            problem.notes += routes.notes(to: node)
            return problem
        }
    }

    /// The problems in source order, those without a location last.
    fileprivate var inOrderOfPlaces: Self {
        let order = indices.sorted { left, right in
            let (first, second) = (self[left], self[right])
            switch (first.location, second.location) {
            case (let place?, let other?) where place != other: return place < other
            case (nil, .some): return false
            case (.some, nil): return true
            default: return left < right
            }
        }
        return order.map { self[$0] }
    }
}
