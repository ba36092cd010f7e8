extension AsynchronousResolver {
    /// Resolves a service without arguments, or throws the reason.
    ///
    /// ```swift
    /// let animal = try await container.asynchronous.require(Animal.self)
    /// ```
    ///
    /// If the task is cancelled while it waits for a shared instance that another task is making, the reason is a
    /// `CancellationError`; the other task continues.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the key is unregistered, if a factory throws, or if the
    ///   dependencies form a cycle.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func require<Service>(_ serviceType: Service.Type, name: String? = nil)
        async throws(ResolutionError) -> Service
    {
        try await resolveKey(RegistrationKey(service: serviceType, name: name))
    }

    /// Resolves a service with one argument, or throws the reason.
    ///
    /// ```swift
    /// let spirit = try await container.asynchronous.require(Animal.self, argument: "Spirit")
    /// ```
    ///
    /// The static type of the argument is part of the key. It must be `Sendable`, because the factory may run on
    /// another actor.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the factory.
    ///   - argumentType: The type of the argument in the key; its static type by default.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the key is unregistered, if a factory throws, or if the
    ///   dependencies form a cycle.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func require<Service, Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) async throws(ResolutionError) -> Service {
        let key = RegistrationKey(Argument.self, service: serviceType, name: name)
        return try await resolveKey(key, argument)
    }

    /// Resolves a service with several arguments, or throws the reason.
    ///
    /// ```swift
    /// let lucky = try await container.asynchronous.require(Animal.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The static types of the arguments are part of the key. They must be `Sendable`, because the factory may run
    /// on another actor.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - first: The first argument for the factory.
    ///   - argument: The other arguments.
    ///   - firstType: The type of the first argument in the key; its static type by default.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the key is unregistered, if a factory throws, or if the
    ///   dependencies form a cycle.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func require<Service, First: Sendable, each Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments first: First,
        _ argument: repeat each Argument,
        as firstType: First.Type = First.self
    ) async throws(ResolutionError) -> Service {
        let key = RegistrationKey(First.self, repeat (each Argument).self, service: serviceType, name: name)
        return try await resolveKey(key, first, repeat each argument)
    }
}
