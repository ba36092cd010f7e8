extension AsynchronousResolver {
    /// The instance of a service made without arguments, or nil.
    ///
    /// ```swift
    /// let animal = await container.asynchronous.resolve(Animal.self)
    /// ```
    ///
    /// Why there is no instance is written to the log of the container.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
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

    /// The instance of a service made from one argument, or nil.
    ///
    /// ```swift
    /// let spirit = await container.asynchronous.resolve(Animal.self, argument: "Spirit")
    /// ```
    ///
    /// The static type of the argument is part of the key. It has to be `Sendable`, because the factory may run
    /// on another actor.
    ///
    /// Why there is no instance is written to the log of the container.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the factory.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
    public nonisolated(nonsending) func resolve<Service, each Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: repeat each Argument
    ) async -> Service? {
        do {
            return try await require(serviceType, name: name, argument: repeat each argument)
        } catch {
            report(error)
            return nil
        }
    }

    /// The instance of a service made from several arguments, or nil.
    ///
    /// ```swift
    /// let lucky = await container.asynchronous.resolve(Animal.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The static types of the arguments are part of the key. They have to be `Sendable`, because the factory may
    /// run on another actor.
    ///
    /// Why there is no instance is written to the log of the container.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The arguments for the factory.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
    public nonisolated(nonsending) func resolve<Service, each Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument
    ) async -> Service? {
        do {
            return try await require(serviceType, name: name, arguments: repeat each argument)
        } catch {
            report(error)
            return nil
        }
    }
}
