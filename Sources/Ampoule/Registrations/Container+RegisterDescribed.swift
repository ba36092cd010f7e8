extension Container {
    /// Registers a factory with a description of its dependencies, for the graph and ``validate()``.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - description: The dependencies of the factory.
    ///   - factory: Makes an instance of the component.
    /// - Returns: The entry of the registration.
    package func register<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String?,
        description: FactoryDescription,
        factory: @escaping @Sendable (_ resolver: any Resolver, repeat each Argument) throws -> Service
    ) -> ServiceEntry<Service> {
        let registrar = activeRegistrar
        return registrar.file(
            Registration(
                key: RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name),
                factory: UntypedFactory(factory),
                scope: registrar.defaultScope,
                attributes: Registration.Attributes(factoryDescription: description)
            )
        )
    }
}
