// A handle is no resolver, which are classes; so it has the functions of one. Those with arguments are the container's.

extension LevelContainer {
    /// Resolves a service; see ``Resolver/resolve(_:name:)->Service?``.
    ///
    /// - Returns: The instance; `nil` if the resolution fails, which is logged.
    /// - Complexity: O(1) on average, apart from the factory.
    @inlinable
    public func resolve<Service>(_ serviceType: Service.Type, name: String? = nil) -> Service? {
        container.resolve(serviceType, name: name)
    }

    /// Resolves a service, or throws the reason why it can't; see ``Resolver/require(_:name:)->Service``.
    ///
    /// - Throws: ``ResolutionError`` if the resolution fails.
    /// - Complexity: O(1) on average, apart from the factory.
    @inlinable
    public func require<Service>(
        _ serviceType: Service.Type,
        name: String? = nil
    ) throws(ResolutionError) -> Service {
        try container.require(serviceType, name: name)
    }

    /// The asynchronous form of the container as a resolver.
    @inlinable
    public var asynchronous: AsynchronousResolver { container.asynchronous }
}
