/// In synchronous code, the compiler chooses one of these forms over those for all services. The default value, a
/// macro, reports the error.
///
/// There are this many forms because the compiler compares parameter lists: it prefers the form for all services to
/// one with more parameters, and finds a parameter pack and single parameters ambiguous. A callable property takes
/// precedence over methods with any parameters, so one form for each label would suffice. But the compiler would then
/// report calls with a wrong label as calls of that property.
extension Resolver {
    /// Rejected: `await` the component.
    @_documentation(visibility: internal)
    public func require<Component: Registrable>(
        _ component: Component.Type,
        name: String? = #__asynchronousService
    ) throws(ResolutionError) -> Component
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try instance(of: component, name: name, option: nil)
    }

    /// Rejected: `await` the component.
    @_documentation(visibility: internal)
    public func resolve<Component: Registrable>(
        _ component: Component.Type,
        name: String? = #__asynchronousService
    ) -> Component?
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try? instance(of: component, name: name, option: nil)
    }

    /// Rejected: `await` the component.
    @_documentation(visibility: internal)
    public func require<Component: Registrable>(
        _ component: Component.Type,
        name: String,
        __asynchronously: String? = #__asynchronousService
    ) throws(ResolutionError) -> Component
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try instance(of: component, name: name, option: nil)
    }

    /// Rejected: `await` the component.
    @_documentation(visibility: internal)
    public func resolve<Component: Registrable>(
        _ component: Component.Type,
        name: String,
        __asynchronously: String? = #__asynchronousService
    ) -> Component?
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        try? instance(of: component, name: name, option: nil)
    }

    /// Rejected: `await` the component.
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

    /// Rejected: `await` the component.
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

    /// Rejected: `await` the component.
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

    /// Rejected: `await` the component.
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

/// The forms for a component whose arguments all have default values: the forms above, with and without arguments,
/// would be ambiguous.
extension Resolver {
    /// Rejected: `await` the component.
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

    /// Rejected: `await` the component.
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

/// The forms for numbers of arguments that have their own overload. Under a name, several arguments are distinguished
/// only at run time.
extension Resolver {
    /// Rejected: `await` the component.
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

    /// Rejected: `await` the component.
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

    /// Rejected: `await` the component.
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

    /// Rejected: `await` the component.
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

/// Reports that an asynchronous component is resolved synchronously.
@freestanding(expression)
public macro __asynchronousService() -> String? =
    #externalMacro(module: "AmpouleMacros", type: "AsynchronousServiceMacro")

/// The synchronous forms of a resolver, for synchronous code that an asynchronous factory calls.
///
/// At the top level of `main.swift`, the compiler would prefer them even after `await`, and would not wait. They are
/// therefore unavailable there, as in all asynchronous code, so that the compiler chooses the asynchronous forms.
///
/// Methods of a class take precedence over those of the protocol for any number of arguments, so the form with a
/// parameter pack also covers calls with none, two and three.
extension AsynchronousResolver {
    /// Resolves a service synchronously, or returns `nil`; see ``Resolver``.
    @_documentation(visibility: internal)
    @available(*, noasync, message: "Top-level code takes this form; ask in an 'async' function instead")
    public func resolve<Service, Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) -> Service? {
        (self as any Resolver).resolve(serviceType, name: name, argument: argument)
    }

    /// Resolves a service synchronously, or returns `nil`; see ``Resolver``.
    @_documentation(visibility: internal)
    @available(*, noasync, message: "Top-level code takes this form; ask in an 'async' function instead")
    public func resolve<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument,
        as argumentTypes: (repeat each Argument).Type = (repeat each Argument).self
    ) -> Service? {
        (self as any Resolver).resolve(serviceType, name: name, arguments: repeat each argument)
    }

    /// Resolves a service synchronously, or throws the reason; see ``Resolver``.
    @_documentation(visibility: internal)
    @available(*, noasync, message: "Top-level code takes this form; ask in an 'async' function instead")
    public func require<Service, Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) throws(ResolutionError) -> Service {
        try (self as any Resolver).require(serviceType, name: name, argument: argument)
    }

    /// Resolves a service synchronously, or throws the reason; see ``Resolver``.
    @_documentation(visibility: internal)
    @available(*, noasync, message: "Top-level code takes this form; ask in an 'async' function instead")
    public func require<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument,
        as argumentTypes: (repeat each Argument).Type = (repeat each Argument).self
    ) throws(ResolutionError) -> Service {
        try (self as any Resolver).require(serviceType, name: name, arguments: repeat each argument)
    }
}
