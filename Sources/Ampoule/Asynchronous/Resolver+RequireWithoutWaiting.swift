/// In code that cannot wait, the compiler takes one of these forms before it takes those for all services. The
/// default value, a macro, says what is wrong.
///
/// There are as many because the compiler compares lists of parameters: it prefers the form for all services to one
/// with more parameters, and finds a parameter pack and single parameters ambiguous. A property that is called like a
/// function goes before methods whatever their parameters, so one form for each label would do. But calls with a
/// wrong label would then be reported as calls of that property.
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

    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
    public func require<Component: Registrable, Argument>(
        _ component: Component.Type,
        name: String? = nil,
        argument: Argument,
        __asynchronously: String? = #__asynchronousService
    ) throws(ResolutionError) -> Component
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try instance(of: component, name: name, option: nil, arguments: argument)
    }

    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
    public func require<Component: Registrable, each Argument>(
        _ component: Component.Type,
        name: String? = #__asynchronousService,
        arguments argument: repeat each Argument,
        as argumentTypes: (repeat each Argument).Type = (repeat each Argument).self
    ) throws(ResolutionError) -> Component
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try instance(of: component, name: name, option: nil, arguments: repeat each argument)
    }

    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
    public func resolve<Component: Registrable, Argument>(
        _ component: Component.Type,
        name: String? = nil,
        argument: Argument,
        __asynchronously: String? = #__asynchronousService
    ) -> Component?
    where Component.RegisteredService == Component, Component.__Making == __Asynchronous {
        try? instance(of: component, name: name, option: nil, arguments: argument)
    }

    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
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

/// The same for a component that has arguments, all with default values: each of the forms with and without arguments
/// would do, so that neither would be taken.
extension Resolver {
    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
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

    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
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

/// The same for the numbers of arguments that have a form of their own. Under a name, several arguments are told apart
/// at run time only.
extension Resolver {
    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
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

    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
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

    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
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

    /// Not to be called: `await` the component.
    @_documentation(visibility: internal)
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

/// Says that a component is asked for without waiting, but is made asynchronously.
@freestanding(expression)
public macro __asynchronousService() -> String? =
    #externalMacro(module: "AmpouleMacros", type: "AsynchronousServiceMacro")
