extension Container: Resolver {
    /// Resolves a service by the parts of its key: makes an instance, or returns a shared one.
    ///
    /// All forms of `resolve` and `require` are equivalent to this one.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - option: An additional part of the key.
    ///   - argument: The arguments for the factory.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if the factory throws, or if the dependencies form a
    ///   cycle.
    /// - Complexity: O(1) on average, apart from the factory.
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
        return try borrowed.resolveKey(key, of: serviceType, repeat each argument)
    }

    /// Logs why a resolution returned `nil`.
    ///
    /// - Parameter error: The reason.
    public func report(_ error: ResolutionError) {
        messageHandler?(.error, error.description)
    }
}
