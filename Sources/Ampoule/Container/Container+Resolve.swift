extension Container: Resolver {
    /// The instance of a service for a key, made or shared as the registration says.
    ///
    /// This is what all the forms of `resolve` and `require` come down to.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - option: A further part of the key.
    ///   - argument: The arguments for the factory.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if the factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    public func instance<Service, each Argument>(
        of serviceType: Service.Type,
        name: String?,
        option: (any ServiceKeyOption)?,
        arguments argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let key = RegistrationKey(
            serviceType,
            argumentTypes: repeat (each Argument).self,
            name: name,
            option: option
        )
        return try instance(of: serviceType, for: key, repeat each argument)
    }

    /// The instance of a service for a key, made or shared as the registration says.
    @inlinable
    func instance<Service, each Argument>(
        of serviceType: Service.Type,
        for key: RegistrationKey,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try borrowed.instance(of: serviceType, for: key, repeat each argument)
    }

    /// What can be had without a registration: something around a registered service, or the resolver itself.
    @usableFromInline
    @inline(never)
    func unregisteredInstance<Service, each Argument>(
        _ key: RegistrationKey,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if let fallback = fallback(for: key) {
            return try fallback.instance(of: Service.self, for: key, repeat each argument)
        }
        if let wrapper = Service.self as? any InstanceWrapper.Type,
            let wrapped = try wrapper.wrap(in: self, name: key.name, option: key.option, repeat each argument)
                as? Service
        {
            return wrapped
        }
        if key.signature.takesNoArguments, key.name == nil {
            if Service.self == GraphIdentifier.self, let graph = context.graph as? Service { return graph }
            if Service.self == (any Resolver).self || Service.self == Container.self,
                let own = self as? Service
            {
                return own
            }
        }
        throw unregistered(key)
    }

    /// Whether nothing can be had under a key, told without finding out why; for announced readers only.
    func hasNothing(for key: RegistrationKey) -> Bool {
        find(key) == nil && fallback(for: key) == nil && !Self.givesWithoutRegistration(key)
    }

    /// Whether something can be had under a key that nobody registered, apart from components.
    private static func givesWithoutRegistration(_ key: RegistrationKey) -> Bool {
        key.serviceType is any InstanceWrapper.Type
            || key.name == nil && key.signature.takesNoArguments && givesWithoutRegistration(key.serviceType)
    }

    /// Whether something of a type can be had that nobody registered, apart from components.
    static func givesWithoutRegistration(_ type: Any.Type) -> Bool {
        type == GraphIdentifier.self || type == (any Resolver).self || type == Container.self
            || type is any InstanceWrapper.Type
    }

    /// Logs why a resolution that returns nil has failed.
    ///
    /// - Parameter error: The reason.
    public func report(_ error: ResolutionError) {
        logger?(error.description)
    }

    /// The error that there is no registration for a key.
    func unregistered(_ key: RegistrationKey) -> ResolutionError {
        let registered = reachable.flatMap { $0.registrar.registry.all.map(\.key) }
        return ResolutionContext.current.error(
            .unregistered(alternatives: ResolutionError.Alternative.nearest(to: key, among: registered)),
            at: key
        )
    }
}
