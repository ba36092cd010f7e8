extension ComponentGraph {
    /// The errors in the graph, in source order; empty if every known dependency can be resolved.
    ///
    /// Unknown parts are not checked: the dependencies of a closure, and a dependency whose ``Provider`` is
    /// ``Provider/unknown``.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of nodes and dependencies.
    public var problems: [Problem] { problems(with: SourceFacts()) }

    /// The problems that don't prevent every resolution, in source order; ``validate()`` doesn't throw for them.
    ///
    /// A component without an actor that needs one of the main actor is an example: it is resolved on the main actor,
    /// and nowhere else. The ``Problem/severity`` distinguishes warnings from notes.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of nodes and dependencies.
    public var warnings: [Problem] { warnings(with: SourceFacts()) }

    /// The warnings about the graph and the code around it.
    package func warnings(with facts: SourceFacts) -> [Problem] {
        let index = GraphIndex(self)
        let warnings =
            IsolationCheck(index).warnings
            + MissingRegistrationCheck.notes(in: index, facts)
            + EmptyListCheck.warnings(in: index, facts)
            + IncompleteListCheck.warnings(in: index, facts)
            + UnusedCodeCheck.warnings(facts, in: index)
            + RequiredLevelCheck.warnings(facts.requiredLevels, in: index)
        return warnings.inOrderOfPlaces
    }

    /// The dependencies on levels that are not checked, since the scope or the container of a component is unknown.
    package func dependenciesOnLevels(leftOpenBy facts: SourceFacts) -> [Problem] {
        guard !facts.nodesOfUnknownScope.isEmpty || !facts.dependenciesOnAliases.isEmpty else { return [] }
        let index = GraphIndex(self)
        let judged = Set(LevelCheck.problems(of: self, in: index, facts))
        return LevelCheck.problems(of: self, in: index, SourceFacts()).filter { !judged.contains($0) }
    }

    /// The requests that only the container of a level can provide, and that may fail.
    package func requirementsOfLevels(leftOpenBy facts: SourceFacts) -> [Requirement] {
        guard !levels.isEmpty else { return [] }
        let index = GraphIndex(self)
        return AskedLevelCheck(self, LevelsOfNodes(index, facts), except: [])
            .requirementsLeftOpen(facts)
    }

    /// The dependencies on asynchronous services through a `Lazy` or a `Provider` that may fail when it is used.
    package func dependenciesUsedWithoutWaiting(leftOpenBy facts: SourceFacts) -> [Problem.Edge] {
        AsynchronousDependencyCheck(GraphIndex(self), facts).dependenciesLeftOpen
    }

    /// The requests for asynchronous services that don't wait, and that may fail.
    package func requirementsWithoutWaiting(leftOpenBy facts: SourceFacts) -> [Requirement] {
        AsynchronousDependencyCheck(GraphIndex(self), facts).requirementsLeftOpen
    }

    /// The problems of the graph and of the code around it.
    package func problems(with facts: SourceFacts) -> [Problem] {
        let index = GraphIndex(self)
        let ofDependencies =
            MissingRegistrationCheck.problems(in: index, facts)
            + ArgumentsCheck.problems(in: index)
        let problems =
            ContractCheck.removingNeeds(of: facts.unprovidedServices, from: ofDependencies)
            + ContractCheck.problems(of: facts.unprovidedServices, in: index, facts)
            + DecorationOrderCheck.problems(facts.decorationsTooEarly, in: index)
            + DecorationOrderCheck.problems(of: facts.earlyDecorations)
            + CycleCheck.problems(in: index)
            + DuplicateKeyCheck.problems(in: index)
            + ReplacedClosureCheck.problems(of: facts.replacedClosures)
            + AccessCheck.problems(of: facts.hiddenComponents)
            + AmbiguityCheck.problems(in: index)
            + AsynchronousDependencyCheck(index, facts).problems
            + IsolationCheck(index).errors
            + LevelCheck.problems(of: self, in: index, facts)
            + MisplacedOpeningCheck.problems(of: facts.misplacedOpenings, in: self)
            + RequirementCheck.problems(of: facts.requirements, in: index, facts)
        return problems.inOrderOfPlaces.withRoutes(in: index, facts)
    }
}

extension [ComponentGraph.Problem] {
    /// The problems with the routes to what requires something that can't be resolved, as notes.
    fileprivate func withRoutes(in index: GraphIndex, _ facts: ComponentGraph.SourceFacts) -> Self {
        func hasRoute(_ problem: ComponentGraph.Problem) -> Bool {
            let kinds: [ComponentGraph.Problem.Kind] = [.missingRegistration, .needsArguments, .ambiguousKey]
            return kinds.contains(problem.kind) && !problem.edges.isEmpty
        }
        guard contains(where: hasRoute) else { return self }
        let routes = RouteSearch(index, facts)
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
