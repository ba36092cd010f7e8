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

    /// An instance that needs no registration: a wrapper of a registered service, or the resolver itself.
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
        if let wrapper = Service.self as? any InstanceWrapper.Type {
            let query = WrapperQuery(name: key.name, option: key.option, findsComponents: false)
            let wrapped = try wrapper.wrap(in: self, query, repeat each argument)
            if let wrapped = wrapped as? Service { return wrapped }
        }
        if key.signature.takesNoArguments, key.name == nil, givesWithoutRegistration(Service.self, context) {
            let own: any Sendable = Service.self == GraphIdentifier.self ? context.graph : self
            if let own = own as? Service { return own }
        }
        throw unregistered(key)
    }

    /// Whether the container itself provides a type, which it does without a name and without arguments.
    func givesWithoutRegistration(_ type: Any.Type, _ context: ResolutionContext) -> Bool {
        type == GraphIdentifier.self && context.isInGraph || type == (any Resolver).self
            || type == Container.self
    }

    /// Logs why a resolution that returns nil has failed.
    ///
    /// - Parameter error: The reason.
    public func report(_ error: ResolutionError) {
        messageHandler?(.error, error.description)
    }

    /// The error that there is no registration for a key.
    func unregistered(_ key: RegistrationKey) -> ResolutionError {
        let context = ResolutionContext.current
        let path = context.path
        let alternatives = alternatives(to: key).filter { alternative in
            // What asks for the key is not what is meant by it.
            if case .similarType(let other) = alternative { return !path.contains(other) }
            return true
        }
        return context.error(.unregistered(alternatives: alternatives), at: key)
    }

    /// The registered keys that are nearest to one that is not.
    func alternatives(to key: RegistrationKey) -> [ResolutionError.Alternative] {
        let registered = reachable.flatMap { $0.registrar.registry.all }
        let ambiguous = registered.first { registration in registration.key == key }?.shortenedKey
        if let ambiguous, ambiguous.isAmbiguous {
            return ambiguous.keys.map { key in
                .ambiguous(key, component: registered.first { $0.key == key }?.componentName)
            }
        }
        let complete = registered.filter { registration in registration.shortenedKey == nil }
        return ResolutionError.Alternative.nearest(to: key, among: complete.map(\.key))
    }
}
