extension Container: Resolver {
    /// The instance of a service for a key, made or shared as the registration says.
    ///
    /// This is what all the forms of `resolve` and `require` come down to.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - option: A further part of the key.
    ///   - arguments: The arguments for the factory.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if the factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
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
        if let registration = registration(for: key) {
            return try instance(of: registration, arguments: repeat each argument)
        }
        if let wrapper = Service.self as? any InstanceWrapper.Type,
            let wrapped = try wrapper.wrap(in: self, name: name, option: option, repeat each argument)
                as? Service
        {
            return wrapped
        }
        if key.signature.takesNoArguments, name == nil, let own = ownService(serviceType) { return own }
        throw unregistered(key)
    }

    /// The instance of a registration of this container or of an ancestor.
    func instance<Service, each Argument>(
        of registration: Registration,
        arguments argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        // The signature in the registration's key names exactly the type arguments of its factory, and the
        // registration was found under the key that is made of those of this call.
        let factory = unsafeDowncast(
            registration.factory,
            to: TypedFactory<Service, repeat each Argument>.self
        )
        return try obtainInstance(of: registration) { try factory(self, repeat each argument) }
    }

    /// The instance of a registration, made by a factory if there is none to share.
    func obtainInstance<Service>(
        of registration: Registration,
        madeBy factory: () throws -> Service
    ) throws(ResolutionError) -> Service {
        let context = ResolutionContext.current
        return try context.resolve(in: self) { () throws(ResolutionError) in
            try context.instance(of: registration, in: self, factory)
        }
    }

    /// Logs why a resolution that returns nil has failed.
    ///
    /// - Parameter error: The reason.
    public func report(_ error: ResolutionError) {
        logger?(error.description)
    }

    /// What a factory may ask for without anybody registering it.
    private func ownService<Service>(_ serviceType: Service.Type) -> Service? {
        if serviceType == GraphIdentifier.self { return ResolutionContext.current.graph as? Service }
        if serviceType == (any Resolver).self || serviceType == Container.self { return self as? Service }
        return nil
    }

    /// The error that there is no registration for a key.
    func unregistered(_ key: RegistrationKey) -> ResolutionError {
        let registered = lineage.flatMap { $0.registry.all.keys }
        return ResolutionContext.current.error(
            .unregistered(alternatives: ResolutionError.Alternative.nearest(to: key, among: registered)),
            at: key
        )
    }
}

extension Resolver {
    /// The instance of a registration, shared if this is a container, or simply made by the factory.
    func obtainInstance<Service>(
        of registration: Registration,
        madeBy factory: () throws -> Service
    ) throws -> Service {
        guard let container = self as? Container else { return try factory() }
        return try container.obtainInstance(of: registration, madeBy: factory)
    }
}
