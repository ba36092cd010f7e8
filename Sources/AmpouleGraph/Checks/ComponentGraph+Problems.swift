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
            + IsolationCheck(index).problems.filter { $0.severity == .error }
            + LevelCheck.problems(in: index)
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
            IsolationCheck(index).problems.filter { $0.severity == .warning }
            + LevelCheck.warnings(in: index)
            + MissingRegistrationCheck.notes(in: index)
            + ListCheck.warnings(in: index)
        return warnings.inOrderOfPlaces
    }
}

extension [ComponentGraph.Problem] {
    /// The problems with the routes to what requires something that can't be resolved, as notes.
    ///
    /// A route is the shortest one from a registered node that no other node requires.
    fileprivate func withRoutes(in index: GraphIndex) -> Self {
        let kinds: Set<ComponentGraph.Problem.Kind> = [.missingRegistration, .needsArguments, .ambiguousKey]
        guard contains(where: { kinds.contains($0.kind) }) else { return self }
        let required = Set(index.edges.joined().lazy.map(\.target))
        let starts = index.nodesInSourceOrder.filter { place in
            index.nodes[place].isRegistered && !required.contains(place)
        }
        let paths = ShortestPaths(along: index.edges, from: starts)
        return map { problem in
            guard kinds.contains(problem.kind), let node = problem.nodes.first.flatMap(index.place) else {
                return problem
            }
            var problem = problem
            problem.notes += paths.path(to: node).map(index.requirement).notes
            return problem
        }
    }

    /// The problems in source order, those without a location last.
    fileprivate var inOrderOfPlaces: Self {
        sorted { left, right in
            guard let place = left.location else { return false }
            return right.location.map { place < $0 } ?? true
        }
    }
}

extension [Requirement] {
    /// Notes on the dependencies of a route; those in the middle of a long one are counted.
    fileprivate var notes: [ComponentGraph.Problem.Note] {
        let notes = map { requirement in
            let dependency = requirement.dependency
            let verb = dependency.isDecorated ? "decorates" : "requires"
            return requirement.note("'\(requirement.node.title)' \(verb) '\(dependency.key)' here")
        }
        return notes.abridged(to: 8) { left in
            ComponentGraph.Problem.Note(location: nil, message: "… \(left) more steps …")
        }
    }
}

extension Array {
    /// The elements, with a mark instead of those in the middle if there are more than a number.
    func abridged(to most: Int, _ mark: (_ left: Int) -> Element) -> [Element] {
        count <= most ? self : prefix(most / 2) + [mark(count - most)] + suffix(most / 2)
    }
}
