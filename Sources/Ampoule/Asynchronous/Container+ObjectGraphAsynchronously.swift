extension Container {
    /// Continues an object graph in an asynchronous closure.
    ///
    /// ```swift
    /// let horse = try await container.withObjectGraph(identifier) { resolver in
    ///     try await resolver.require(Animal.self)
    /// }
    /// ```
    ///
    /// Requests to the closure's resolver return the graph-scoped instances of that graph, and add to it; requests to
    /// the container itself do not. The graph retains its instances until the closure returns.
    ///
    /// - Parameters:
    ///   - identifier: The graph, from `require(GraphIdentifier.self)` in a factory, or a new one.
    ///   - closure: Resolves services from the resolver that it receives. It runs on the caller's actor.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure.
    public nonisolated(nonsending) func withObjectGraph<Result, Failure: Error>(
        _ identifier: GraphIdentifier,
        closure: nonisolated(nonsending) (AsynchronousResolver) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let container = active
        let graph = identifier.graph(of: container.opening)
        let resolution = AsynchronousResolution(graph, in: container.hierarchy)
        resolution.begin()
        defer { resolution.end() }
        return try await closure(AsynchronousResolver(container, for: nil, graph: .given(resolution)))
    }
}
