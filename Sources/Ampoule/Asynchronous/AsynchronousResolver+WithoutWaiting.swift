/// The forms of a resolver that do not wait, for synchronous code that an asynchronous factory calls.
///
/// At the top level of `main.swift` the compiler prefers them even behind `await`, and would not wait. So they are refused
/// there, as in all asynchronous code, where the forms that wait are taken.
///
/// As methods of a class they go before those of the protocol, for any number of arguments, so that the form with a pack
/// stands for those with none, two and three, too.
extension AsynchronousResolver {
    /// This as what every resolver is.
    private var plainResolver: any Resolver { self }

    /// The instance of a service that is made without waiting, or nil; see ``Resolver``.
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

    /// The instance of a service that is made without waiting, or nil; see ``Resolver``.
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

    /// The instance of a service that is made without waiting, or an error that says why there is none; see ``Resolver``.
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

    /// The instance of a service that is made without waiting, or an error that says why there is none; see ``Resolver``.
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
