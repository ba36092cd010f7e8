// A graph is one of a container, so that this import is enough.
@_exported import Ampoule

extension Container {
    /// The components registered in the container, its ancestors and its fallbacks, with their dependencies.
    ///
    /// ```swift
    /// let graph = container.graph
    /// for node in graph.nodes { print(node.id, node.scope) }
    /// ```
    ///
    /// No instance is made. The graph omits registrations of ancestors that a registration of this container hides,
    /// and includes unregistered components that others depend on. It can't show the dependencies of closure
    /// registrations.
    ///
    /// The graph is a snapshot. Reading it is thread-safe, also while other threads register and resolve.
    ///
    /// - Complexity: O(*n* log *n*) on average, where *n* is the number of registrations and dependencies.
    public var graph: ComponentGraph {
        let core = core
        var reader = GraphReader(core)
        reader.removeUnusedNodesOfAncestors()
        var graph = GraphWriter(reader.drafts).graph
        graph.home = core.innermostLevel?.name
        return graph
    }

    /// Checks, without making an instance, that every dependency of the registered components can be resolved.
    ///
    /// One line in a test is enough:
    ///
    /// ```swift
    /// @Test func theContainerIsComplete() throws {
    ///     try container.validate()
    /// }
    /// ```
    ///
    /// ``ComponentGraph/Problem/Kind`` lists the problems it finds. The dependencies of closure registrations are
    /// unknown; the error states how many there are.
    ///
    /// Components that the container doesn't share are also checked as inner levels make them, with the registrations of those.
    ///
    /// - Returns: The checked graph.
    /// - Throws: ``ComponentGraph/ValidationError``, which lists all problems.
    /// - Complexity: O(*m* *n* log *n*) on average, where *n* is the number of registrations and dependencies, and *m* that of
    ///   levels.
    @discardableResult
    public func validate() throws(ComponentGraph.ValidationError) -> ComponentGraph {
        let graph = self.graph
        // Inside a level, what this container doesn't share gets what is registered for the level.
        let inside = core.containersOfInnerLevels.flatMap(\.graph.problems)
        try graph.validate(with: inside)
        return graph
    }
}

extension Assembler {
    /// The components that the assemblies have registered, with their dependencies; see ``Container/graph``.
    public var graph: ComponentGraph { container.graph }

    /// Checks, without making an instance, that every dependency of the registered components can be resolved; see
    /// ``Container/validate()``.
    ///
    /// - Returns: The checked graph.
    /// - Throws: ``ComponentGraph/ValidationError``, which lists all problems.
    @discardableResult
    public func validate() throws(ComponentGraph.ValidationError) -> ComponentGraph {
        try container.validate()
    }
}
