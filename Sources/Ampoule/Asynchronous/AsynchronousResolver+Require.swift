extension AsynchronousResolver {
    /// The instance of a service made without arguments, or an error that says why there is none.
    ///
    /// ```swift
    /// let animal = try await container.asynchronous.require(Animal.self)
    /// ```
    ///
    /// If the task is cancelled while it waits for a shared instance that another task is making, it gets a
    /// `CancellationError` as the reason; the other task goes on.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
    public nonisolated(nonsending) func require<Service>(_ serviceType: Service.Type, name: String? = nil)
        async throws(ResolutionError) -> Service
    {
        try await resolveKey(RegistrationKey(service: serviceType, name: name))
    }

    /// The instance of a service made from one argument, or an error that says why there is none.
    ///
    /// ```swift
    /// let spirit = try await container.asynchronous.require(Animal.self, argument: "Spirit")
    /// ```
    ///
    /// The static type of the argument is part of the key. It has to be `Sendable`, because the factory may run
    /// on another actor.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the factory.
    ///   - argumentType: The type that the argument counts as: its static type unless another is given.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
    public nonisolated(nonsending) func require<Service, Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) async throws(ResolutionError) -> Service {
        let key = RegistrationKey(Argument.self, service: serviceType, name: name)
        return try await resolveKey(key, argument)
    }

    /// The instance of a service made from several arguments, or an error that says why there is none.
    ///
    /// ```swift
    /// let lucky = try await container.asynchronous.require(Animal.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The static types of the arguments are part of the key. They have to be `Sendable`, because the factory may
    /// run on another actor.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - first: The first argument for the factory.
    ///   - argument: The other arguments.
    ///   - firstType: The type that the first argument counts as: its static type unless another is given.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
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
