extension Container: Resolver {
    /// The instance of a service for a key, made or shared as the registration says.
    ///
    /// All forms of `resolve` and `require` mean the same as this.
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
        return try borrowed.resolveKey(key, of: serviceType, repeat each argument)
    }

    /// Logs why a resolution that returns nil has failed.
    ///
    /// - Parameter error: The reason.
    public func report(_ error: ResolutionError) {
        messageHandler?(.error, error.description)
    }
}
