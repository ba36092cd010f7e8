import AmpouleGraph

extension Container {
    /// The components that are registered here, in an ancestor or in a fallback, with what each of them needs.
    ///
    /// ```swift
    /// let graph = container.graph
    /// for node in graph.nodes { print(node.id, node.scope) }
    /// ```
    ///
    /// No instance is made. What an own registration hides of an ancestor's is not part of the graph; components
    /// that nobody registers are, as far as others need them. The needs of closures registered by hand
    /// cannot be seen.
    ///
    /// The graph is a snapshot, and may be asked for on any thread while others register and resolve.
    ///
    /// - Complexity: O(*n* log *n*) on average, where *n* is the number of registrations and dependencies.
    public var graph: ComponentGraph { GraphWriter(GraphReader(self).drafts).graph }

    /// Checks, without making an instance, that everything the registered components need can be had.
    ///
    /// A line in a test is all it takes:
    ///
    /// ```swift
    /// @Test func theContainerIsComplete() throws {
    ///     try container.validate()
    /// }
    /// ```
    ///
    /// What is found is listed at ``ComponentGraph/Problem/Kind``. What closures registered by hand need cannot
    /// be seen; the error says how many there are.
    ///
    /// - Returns: The graph that has been checked.
    /// - Throws: ``ComponentGraph/ValidationError``, which lists all problems.
    /// - Complexity: O(*n* log *n*) on average, where *n* is the number of registrations and dependencies.
    @discardableResult
    public func validate() throws(ComponentGraph.ValidationError) -> ComponentGraph {
        let graph = self.graph
        try graph.validate()
        return graph
    }
}

extension Assembler {
    /// The components that the assemblies have registered, with what each of them needs; see
    /// ``Container/graph``.
    public var graph: ComponentGraph { container.graph }

    /// Checks, without making an instance, that everything the registered components need can be had; see
    /// ``Container/validate()``.
    ///
    /// - Returns: The graph that has been checked.
    /// - Throws: ``ComponentGraph/ValidationError``, which lists all problems.
    @discardableResult
    public func validate() throws(ComponentGraph.ValidationError) -> ComponentGraph {
        try container.validate()
    }
}
