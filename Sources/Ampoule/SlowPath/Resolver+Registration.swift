extension Resolver {
    /// Resolves a registration that the caller retains.
    ///
    /// A resolver that is not a container shares no instances.
    func resolveRegistration<Service, each Argument>(
        _ registration: Registration,
        _ argument: repeat each Argument
    ) throws -> Service {
        guard let container = borrowedContainer else {
            return try registration.makeInstance(self, repeat each argument)
        }
        return try container.retained.resolve(registration, repeat each argument)
    }
}

extension Registration {
    /// Calls the factory, whose type arguments must be those of the key's signature.
    @inline(never)
    func makeInstance<Service, each Argument>(
        _ resolver: any Resolver,
        _ argument: repeat each Argument
    ) throws -> Service {
        try TypedFactory.call(factoryAddress, resolver, repeat each argument)
    }
}
