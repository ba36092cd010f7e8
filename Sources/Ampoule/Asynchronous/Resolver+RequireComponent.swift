extension Resolver {
    /// The instance of a component that is made asynchronously, or an error that says why there is none.
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
    /// The compiler takes this form for a component whose initializer is `async`, and no other one, so the `await`
    /// cannot be forgotten. For services known at run time only, use ``asynchronous``.
    ///
    /// - Parameters:
    ///   - component: The component, which is its own service.
    ///   - name: The name of the registration.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
    public nonisolated(nonsending) func require<Component: Registrable>(
        _ component: Component.Type,
        name: String? = nil
    ) async throws(ResolutionError) -> Component
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try await asynchronous.require(component, name: name)
    }

    /// The instance of a component that is made asynchronously, or nil.
    ///
    /// Why there is no instance is written to the log of the container.
    ///
    /// - Parameters:
    ///   - component: The component, which is its own service.
    ///   - name: The name of the registration.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
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
    /// The instance of a component that is made asynchronously from one argument, or an error that says why there is
    /// none.
    ///
    /// ```swift
    /// let spirit = try await container.require(Horse.self, argument: "Spirit")
    /// ```
    ///
    /// The compiler takes this form for a component all of whose initializers are `async`. The argument has to be
    /// `Sendable`, because the initializer may run on another actor; a typed call leaves that to the compiler.
    ///
    /// - Parameters:
    ///   - component: The component, which is its own service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the initializer.
    ///   - argumentType: The type that the argument counts as: its static type unless another is given.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
    public nonisolated(nonsending) func require<Component: Registrable, Argument: Sendable>(
        _ component: Component.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) async throws(ResolutionError) -> Component
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try await asynchronous.require(component, name: name, argument: argument)
    }

    /// The instance of a component that is made asynchronously from several arguments, or an error that says why there is
    /// none.
    ///
    /// ```swift
    /// let lucky = try await container.require(Horse.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The compiler takes this form for a component all of whose initializers are `async`. The arguments have to be
    /// `Sendable`, because the initializer may run on another actor; a typed call leaves that to the compiler.
    ///
    /// - Parameters:
    ///   - component: The component, which is its own service.
    ///   - name: The name of the registration.
    ///   - first: The first argument for the initializer.
    ///   - argument: The other arguments.
    ///   - firstType: The type that the first argument counts as: its static type unless another is given.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
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

    /// The instance of a component that is made asynchronously from one argument, or nil.
    ///
    /// Why there is no instance is written to the log of the container.
    ///
    /// - Parameters:
    ///   - component: The component, which is its own service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the initializer.
    ///   - argumentType: The type that the argument counts as: its static type unless another is given.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
    public nonisolated(nonsending) func resolve<Component: Registrable, Argument: Sendable>(
        _ component: Component.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) async -> Component?
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        await asynchronous.resolve(component, name: name, argument: argument)
    }

    /// The instance of a component that is made asynchronously from several arguments, or nil.
    ///
    /// Why there is no instance is written to the log of the container.
    ///
    /// - Parameters:
    ///   - component: The component, which is its own service.
    ///   - name: The name of the registration.
    ///   - first: The first argument for the initializer.
    ///   - argument: The other arguments.
    ///   - firstType: The type that the first argument counts as: its static type unless another is given.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
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
