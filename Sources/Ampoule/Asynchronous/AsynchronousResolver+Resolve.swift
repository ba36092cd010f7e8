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
    ///   - argumentType: The type that the argument counts as: its static type unless another is given.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
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
    ///   - first: The first argument for the factory.
    ///   - argument: The other arguments.
    ///   - firstType: The type that the first argument counts as: its static type unless another is given.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
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
