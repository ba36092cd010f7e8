/// The entry of a registration whose instances are made asynchronously.
///
/// ```swift
/// container.register(Stable.self) { resolver in
///     await Stable.built(by: try await resolver.require(Person.self))
/// }
/// .inObjectScope(.container)
/// .initCompleted { resolver, stable in
///     await stable.open(with: try await resolver.require(Animal.self))
/// }
/// ```
public final class AsynchronousServiceEntry<Service>: ServiceEntry<Service>, @unchecked Sendable {
    /// Adds a closure that runs once on each new instance, after its factory and before it is handed out.
    ///
    /// Whoever asks for the instance waits until the closure has ended. By then the instance can be found by
    /// what the closure resolves from the resolver it is given, if the scope shares it. Several closures run in
    /// the order they were added, with those that do not wait.
    ///
    /// - Parameter completed: Takes a resolver and the instance.
    /// - Returns: The entry, for further calls.
    @preconcurrency
    @discardableResult
    public func initCompleted(
        _ completed:
            nonisolated(nonsending) @escaping @Sendable (
                _ resolver: AsynchronousResolver, _ instance: Service
            ) async throws -> Void
    ) -> Self {
        registration.addAsynchronousCompletion(completed)
        return self
    }
}
