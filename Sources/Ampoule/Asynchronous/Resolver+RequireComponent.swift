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

// MARK: - Without waiting

/// In synchronous code, the compiler chooses one of these forms over those for all services. The default value, a
/// macro, reports the error.
///
/// There are this many forms because the compiler compares parameter lists: it prefers the form for all services to
/// one with more parameters, and finds a parameter pack and single parameters ambiguous. A callable property takes
/// precedence over methods with any parameters, so one form for each label would suffice. But the compiler would then
/// report calls with a wrong label as calls of that property.
@_documentation(visibility: internal)
extension Resolver {
    /// Rejected: `await` the component.
    public func require<Component: Registrable>(
        _ component: Component.Type,
        name: String? = #__asynchronousService
    ) throws(ResolutionError) -> Component
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try instance(of: component, name: name, option: nil)
    }

    /// Rejected: `await` the component.
    public func resolve<Component: Registrable>(
        _ component: Component.Type,
        name: String? = #__asynchronousService
    ) -> Component?
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try? instance(of: component, name: name, option: nil)
    }

    /// Rejected: `await` the component.
    public func require<Component: Registrable>(
        _ component: Component.Type,
        name: String,
        __asynchronously: String? = #__asynchronousService
    ) throws(ResolutionError) -> Component
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try instance(of: component, name: name, option: nil)
    }

    /// Rejected: `await` the component.
    public func resolve<Component: Registrable>(
        _ component: Component.Type,
        name: String,
        __asynchronously: String? = #__asynchronousService
    ) -> Component?
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try? instance(of: component, name: name, option: nil)
    }

    /// Rejected: `await` the component.
    public func require<Component: Registrable, Argument>(
        _ component: Component.Type,
        name: String? = nil,
        argument: Argument,
        __asynchronously: String? = #__asynchronousService
    ) throws(ResolutionError) -> Component
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try instance(of: component, name: name, option: nil, arguments: argument)
    }

    /// Rejected: `await` the component.
    public func require<Component: Registrable, each Argument>(
        _ component: Component.Type,
        name: String? = #__asynchronousService,
        arguments argument: repeat each Argument,
        as argumentTypes: (repeat each Argument).Type = (repeat each Argument).self
    ) throws(ResolutionError) -> Component
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try instance(of: component, name: name, option: nil, arguments: repeat each argument)
    }

    /// Rejected: `await` the component.
    public func resolve<Component: Registrable, Argument>(
        _ component: Component.Type,
        name: String? = nil,
        argument: Argument,
        __asynchronously: String? = #__asynchronousService
    ) -> Component?
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try? instance(of: component, name: name, option: nil, arguments: argument)
    }

    /// Rejected: `await` the component.
    public func resolve<Component: Registrable, each Argument>(
        _ component: Component.Type,
        name: String? = #__asynchronousService,
        arguments argument: repeat each Argument,
        as argumentTypes: (repeat each Argument).Type = (repeat each Argument).self
    ) -> Component?
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try? instance(of: component, name: name, option: nil, arguments: repeat each argument)
    }
}

// MARK: - With default values

/// The forms for a component whose arguments all have default values: the forms above, with and without arguments,
/// would be ambiguous.
@_documentation(visibility: internal)
extension Resolver {
    /// Rejected: `await` the component.
    public func require<Component: Registrable>(
        _ component: Component.Type,
        name: String? = #__asynchronousService
    ) throws(ResolutionError) -> Component
    where
        Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component>,
        Component.RegisteredService == Component, Component.__Making == __Asynchronous
    {
        try instance(of: component, name: name, option: nil)
    }

    /// Rejected: `await` the component.
    public func resolve<Component: Registrable>(
        _ component: Component.Type,
        name: String? = #__asynchronousService
    ) -> Component?
    where
        Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component>,
        Component.RegisteredService == Component, Component.__Making == __Asynchronous
    {
        try? instance(of: component, name: name, option: nil)
    }
}

// MARK: - By numbers of arguments

/// The forms for numbers of arguments that have their own overload. Under a name, several arguments are distinguished
/// only at run time.
@_documentation(visibility: internal)
extension Resolver {
    /// Rejected: `await` the component.
    public func require<Component: Registrable, First, Second>(
        _ component: Component.Type,
        name: String? = #__asynchronousService,
        arguments first: First,
        _ second: Second,
        as argumentTypes: (First, Second).Type = (First, Second).self
    ) throws(ResolutionError) -> Component
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try instance(of: component, name: name, option: nil, arguments: first, second)
    }

    /// Rejected: `await` the component.
    public func require<Component: Registrable, First, Second, Third>(
        _ component: Component.Type,
        name: String? = #__asynchronousService,
        arguments first: First,
        _ second: Second,
        _ third: Third,
        as argumentTypes: (First, Second, Third).Type = (First, Second, Third).self
    ) throws(ResolutionError) -> Component
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try instance(of: component, name: name, option: nil, arguments: first, second, third)
    }

    /// Rejected: `await` the component.
    public func resolve<Component: Registrable, First, Second>(
        _ component: Component.Type,
        name: String? = #__asynchronousService,
        arguments first: First,
        _ second: Second,
        as argumentTypes: (First, Second).Type = (First, Second).self
    ) -> Component?
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try? instance(of: component, name: name, option: nil, arguments: first, second)
    }

    /// Rejected: `await` the component.
    public func resolve<Component: Registrable, First, Second, Third>(
        _ component: Component.Type,
        name: String? = #__asynchronousService,
        arguments first: First,
        _ second: Second,
        _ third: Third,
        as argumentTypes: (First, Second, Third).Type = (First, Second, Third).self
    ) -> Component?
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try? instance(of: component, name: name, option: nil, arguments: first, second, third)
    }
}

/// Reports that an asynchronous component is resolved synchronously.
@freestanding(expression)
public macro __asynchronousService() -> String? =
    #externalMacro(module: "AmpouleMacros", type: "AsynchronousServiceMacro")
