/// The synchronous forms of a resolver, for synchronous code that an asynchronous factory calls.
///
/// At the top level of `main.swift`, the compiler would prefer them even after `await`, and would not wait. They are
/// therefore unavailable there, as in all asynchronous code, so that the compiler chooses the asynchronous forms.
///
/// Methods of a class take precedence over those of the protocol for any number of arguments, so the form with a
/// parameter pack also covers calls with none, two and three.
extension AsynchronousResolver {
    /// This resolver as an existential.
    private var plainResolver: any Resolver { self }

    /// Resolves a service synchronously, or returns `nil`; see ``Resolver``.
    @_documentation(visibility: internal)
    @available(
        *,
        noasync,
        message:
            "At the top level of a file the compiler takes the form that does not wait; ask in an 'async' function instead"
    )
    public func resolve<Service, Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) -> Service? {
        plainResolver.resolve(serviceType, name: name, argument: argument)
    }

    /// Resolves a service synchronously, or returns `nil`; see ``Resolver``.
    @_documentation(visibility: internal)
    @available(
        *,
        noasync,
        message:
            "At the top level of a file the compiler takes the form that does not wait; ask in an 'async' function instead"
    )
    public func resolve<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument,
        as argumentTypes: (repeat each Argument).Type = (repeat each Argument).self
    ) -> Service? {
        plainResolver.resolve(serviceType, name: name, arguments: repeat each argument)
    }

    /// Resolves a service synchronously, or throws the reason; see ``Resolver``.
    @_documentation(visibility: internal)
    @available(
        *,
        noasync,
        message:
            "At the top level of a file the compiler takes the form that does not wait; ask in an 'async' function instead"
    )
    public func require<Service, Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) throws(ResolutionError) -> Service {
        try plainResolver.require(serviceType, name: name, argument: argument)
    }

    /// Resolves a service synchronously, or throws the reason; see ``Resolver``.
    @_documentation(visibility: internal)
    @available(
        *,
        noasync,
        message:
            "At the top level of a file the compiler takes the form that does not wait; ask in an 'async' function instead"
    )
    public func require<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument,
        as argumentTypes: (repeat each Argument).Type = (repeat each Argument).self
    ) throws(ResolutionError) -> Service {
        try plainResolver.require(serviceType, name: name, arguments: repeat each argument)
    }
}
