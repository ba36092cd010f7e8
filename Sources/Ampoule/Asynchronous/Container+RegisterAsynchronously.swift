extension Container {
    /// Registers an asynchronous factory for a service.
    ///
    /// The compiler takes this form where the closure awaits something.
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
    /// What the factory asks the resolver for is awaited, whether it is made asynchronously itself or not. The
    /// factory runs on the actor of the code that asks for the instance, unless it is isolated to another one.
    ///
    /// A registration under an equal ``RegistrationKey`` is overwritten, asynchronous or not.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: A name, to tell apart registrations of the same service and arguments.
    ///   - factory: Makes an instance of the component.
    /// - Returns: The entry of the registration, to set its scope and more.
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
        let registration = AsynchronousFactory(factory)
            .makeRegistration(under: key, scope: defaultObjectScope)
        return AsynchronousServiceEntry(registrar.file(registration))
    }
}
