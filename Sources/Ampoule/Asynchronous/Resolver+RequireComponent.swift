extension Resolver {
    /// Resolves an asynchronous component, or throws the reason.
    ///
    /// ```swift
    /// @Register(scope: .container)
    /// final class Stable: Sendable {
    ///     init() async { … }
    /// }
    ///
    /// let stable = try await container.require(Stable.self)
    /// ```
    ///
    /// The compiler chooses only this form for a component with an `async` initializer, so it rejects a call without
    /// `await`. For services known only at run time, use ``asynchronous``.
    ///
    /// - Parameters:
    ///   - component: The component, which is its own service.
    ///   - name: The name of the registration.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the key is unregistered, if a factory throws, or if the
    ///   dependencies form a cycle.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func require<Component: Registrable>(
        _ component: Component.Type,
        name: String? = nil
    ) async throws(ResolutionError) -> Component
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try await asynchronous.require(component, name: name)
    }

    /// Resolves an asynchronous component, or returns `nil`.
    ///
    /// If the resolution fails, the container logs the reason.
    ///
    /// - Parameters:
    ///   - component: The component, which is its own service.
    ///   - name: The name of the registration.
    /// - Returns: The instance, or `nil` if the resolution fails.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func resolve<Component: Registrable>(
        _ component: Component.Type,
        name: String? = nil
    ) async -> Component?
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        await asynchronous.resolve(component, name: name)
    }
}

// MARK: - With arguments

extension Resolver {
    /// Resolves an asynchronous component with one argument, or throws the reason.
    ///
    /// ```swift
    /// let spirit = try await container.require(Horse.self, argument: "Spirit")
    /// ```
    ///
    /// The compiler chooses this form for a component whose initializers are all `async`. The argument must be
    /// `Sendable`, because the initializer may run on another actor; in a typed call, the compiler checks this as
    /// needed.
    ///
    /// - Parameters:
    ///   - component: The component, which is its own service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the initializer.
    ///   - argumentType: The type of the argument in the key; its static type by default.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the key is unregistered, if a factory throws, or if the
    ///   dependencies form a cycle.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func require<Component: Registrable, Argument: Sendable>(
        _ component: Component.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) async throws(ResolutionError) -> Component
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try await asynchronous.require(component, name: name, argument: argument)
    }

    /// Resolves an asynchronous component with several arguments, or throws the reason.
    ///
    /// ```swift
    /// let lucky = try await container.require(Horse.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The compiler chooses this form for a component whose initializers are all `async`. The arguments must be
    /// `Sendable`, because the initializer may run on another actor; in a typed call, the compiler checks this as
    /// needed.
    ///
    /// - Parameters:
    ///   - component: The component, which is its own service.
    ///   - name: The name of the registration.
    ///   - first: The first argument for the initializer.
    ///   - argument: The other arguments.
    ///   - firstType: The type of the first argument in the key; its static type by default.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the key is unregistered, if a factory throws, or if the
    ///   dependencies form a cycle.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func require<
        Component: Registrable,
        First: Sendable,
        each Argument: Sendable
    >(
        _ component: Component.Type,
        name: String? = nil,
        arguments first: First,
        _ argument: repeat each Argument,
        as firstType: First.Type = First.self
    ) async throws(ResolutionError) -> Component
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try await asynchronous.require(component, name: name, arguments: first, repeat each argument)
    }

    /// Resolves an asynchronous component with one argument, or returns `nil`.
    ///
    /// If the resolution fails, the container logs the reason.
    ///
    /// - Parameters:
    ///   - component: The component, which is its own service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the initializer.
    ///   - argumentType: The type of the argument in the key; its static type by default.
    /// - Returns: The instance, or `nil` if the resolution fails.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func resolve<Component: Registrable, Argument: Sendable>(
        _ component: Component.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) async -> Component?
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        await asynchronous.resolve(component, name: name, argument: argument)
    }

    /// Resolves an asynchronous component with several arguments, or returns `nil`.
    ///
    /// If the resolution fails, the container logs the reason.
    ///
    /// - Parameters:
    ///   - component: The component, which is its own service.
    ///   - name: The name of the registration.
    ///   - first: The first argument for the initializer.
    ///   - argument: The other arguments.
    ///   - firstType: The type of the first argument in the key; its static type by default.
    /// - Returns: The instance, or `nil` if the resolution fails.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func resolve<
        Component: Registrable,
        First: Sendable,
        each Argument: Sendable
    >(
        _ component: Component.Type,
        name: String? = nil,
        arguments first: First,
        _ argument: repeat each Argument,
        as firstType: First.Type = First.self
    ) async -> Component?
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        await asynchronous.resolve(component, name: name, arguments: first, repeat each argument)
    }
}
