extension Container {
    /// Lets a closure that can wait carry on an object graph.
    ///
    /// ```swift
    /// let horse = try await container.withObjectGraph(identifier) { resolver in
    ///     try await resolver.require(Animal.self)
    /// }
    /// ```
    ///
    /// What the closure asks the resolver for gets the graph-scoped instances of that graph, and adds to them;
    /// what it asks the container itself does not. The graph holds its instances until the closure has ended.
    ///
    /// - Parameters:
    ///   - identifier: The graph, as got from `require(GraphIdentifier.self)` in a factory, or a new one.
    ///   - closure: Asks the resolver that it is given. It runs on the actor of the code that calls this.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws.
    public nonisolated(nonsending) func withObjectGraph<Result, Failure: Error>(
        _ identifier: GraphIdentifier,
        closure: nonisolated(nonsending) (AsynchronousResolver) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let resolution = AsynchronousResolution(identifier, in: hierarchy)
        resolution.begin()
        defer { resolution.end() }
        return try await closure(AsynchronousResolver(self, for: nil, graph: .given(resolution)))
    }
}
