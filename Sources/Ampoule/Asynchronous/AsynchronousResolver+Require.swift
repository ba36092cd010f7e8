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
        try await instance(of: serviceType, for: RegistrationKey(service: serviceType, name: name))
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
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
    public nonisolated(nonsending) func require<Service, each Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        let key = RegistrationKey(repeat (each Argument).self, service: serviceType, name: name)
        return try await instance(of: serviceType, for: key, repeat each argument)
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
    ///   - argument: The arguments for the factory.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
    public nonisolated(nonsending) func require<Service, each Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        let key = RegistrationKey(repeat (each Argument).self, service: serviceType, name: name)
        return try await instance(of: serviceType, for: key, repeat each argument)
    }
}
