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

// MARK: - Where nothing can wait

/// In code that cannot wait, the compiler takes one of these forms before it takes those for all services. The
/// default value, a macro, says what is wrong.
extension Resolver {
    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
    public func require<Component: Registrable>(
        _ component: Component.Type,
        name: String? = #__asynchronousService
    ) throws(ResolutionError) -> Component
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try instance(of: component, name: name, option: nil)
    }

    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
    public func resolve<Component: Registrable>(
        _ component: Component.Type,
        name: String? = #__asynchronousService
    ) -> Component?
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try? instance(of: component, name: name, option: nil)
    }

    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
    public func require<Component: Registrable>(
        _ component: Component.Type,
        name: String,
        __asynchronously: String? = #__asynchronousService
    ) throws(ResolutionError) -> Component
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try instance(of: component, name: name, option: nil)
    }

    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
    public func resolve<Component: Registrable>(
        _ component: Component.Type,
        name: String,
        __asynchronously: String? = #__asynchronousService
    ) -> Component?
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try? instance(of: component, name: name, option: nil)
    }
}

/// Says that a component is asked for without waiting, but is made asynchronously.
@freestanding(expression)
public macro __asynchronousService() -> String? =
    #externalMacro(module: "AmpouleMacros", type: "AsynchronousServiceMacro")
