extension AsynchronousResolver {
    /// Resolves a service without arguments, or returns `nil`.
    ///
    /// ```swift
    /// let animal = await container.asynchronous.resolve(Animal.self)
    /// ```
    ///
    /// If the resolution fails, the container logs the reason.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: The instance, or `nil` if the resolution fails.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func resolve<Service>(_ serviceType: Service.Type, name: String? = nil)
        async -> Service?
    {
        do {
            return try await require(serviceType, name: name)
        } catch {
            report(error)
            return nil
        }
    }

    /// Resolves a service with one argument, or returns `nil`.
    ///
    /// ```swift
    /// let spirit = await container.asynchronous.resolve(Animal.self, argument: "Spirit")
    /// ```
    ///
    /// The static type of the argument is part of the key. It must be `Sendable`, because the factory may run on
    /// another actor.
    ///
    /// If the resolution fails, the container logs the reason.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the factory.
    ///   - argumentType: The type of the argument in the key; its static type by default.
    /// - Returns: The instance, or `nil` if the resolution fails.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func resolve<Service, Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) async -> Service? {
        do {
            return try await require(serviceType, name: name, argument: argument)
        } catch {
            report(error)
            return nil
        }
    }

    /// Resolves a service with several arguments, or returns `nil`.
    ///
    /// ```swift
    /// let lucky = await container.asynchronous.resolve(Animal.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The static types of the arguments are part of the key. They must be `Sendable`, because the factory may run
    /// on another actor.
    ///
    /// If the resolution fails, the container logs the reason.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - first: The first argument for the factory.
    ///   - argument: The other arguments.
    ///   - firstType: The type of the first argument in the key; its static type by default.
    /// - Returns: The instance, or `nil` if the resolution fails.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func resolve<Service, First: Sendable, each Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments first: First,
        _ argument: repeat each Argument,
        as firstType: First.Type = First.self
    ) async -> Service? {
        do {
            return try await require(serviceType, name: name, arguments: first, repeat each argument)
        } catch {
            report(error)
            return nil
        }
    }
}
