extension Container {
    /// Registers an asynchronous factory for a service.
    ///
    /// The compiler chooses this form if the closure contains `await`.
    ///
    /// ```swift
    /// container.register(Stable.self) { resolver in
    ///     let owner = try await resolver.require(Person.self)
    ///     return await Stable.built(by: owner)
    /// }
    ///
    /// let stable = try await container.asynchronous.require(Stable.self)
    /// ```
    ///
    /// In the factory, requests to the resolver need `await`, also for synchronous services. The factory runs on the
    /// caller's actor, unless it is isolated to another one.
    ///
    /// It replaces a registration under an equal ``RegistrationKey``, asynchronous or not.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: A name that distinguishes registrations of the same service and arguments.
    ///   - factory: Makes an instance of the component.
    /// - Returns: The entry of the registration, which configures its scope and completions.
    /// - Complexity: O(1) on average.
    @preconcurrency
    @discardableResult
    public func register<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory:
            nonisolated(nonsending) @escaping @Sendable (
                _ resolver: AsynchronousResolver, repeat each Argument
            ) async throws -> Service
    ) -> AsynchronousServiceEntry<Service> {
        let key = RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        let registrar = activeRegistrar
        let registration = AsynchronousFactory(factory)
            .makeRegistration(under: key, scope: registrar.defaultScope)
        return AsynchronousServiceEntry(registrar.file(registration))
    }
}
