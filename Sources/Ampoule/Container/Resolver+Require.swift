extension Resolver {
    /// The instance of a service made without arguments, or an error that says why there is none.
    ///
    /// ```swift
    /// let animal = try container.require(Animal.self)
    /// let dog = try container.require(Animal.self, name: "dog")
    /// ```
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    @inline(__always)
    public func require<Service>(_ serviceType: Service.Type, name: String? = nil) throws(ResolutionError)
        -> Service
    {
        try obtain(serviceType, name: name)
    }

    /// The instance of a service made from one argument, or an error that says why there is none.
    ///
    /// ```swift
    /// let spirit = try container.require(Animal.self, argument: "Spirit")
    /// ```
    ///
    /// The static type of the argument is part of the key: a `String?` finds no factory that takes a
    /// `String`, and an animal passed as `any Animal` none that takes a `Cat`.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the factory.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    @inline(__always)
    public func require<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try obtain(serviceType, name: name, repeat each argument)
    }

    /// The instance of a service made from several arguments, or an error that says why there is none.
    ///
    /// ```swift
    /// let lucky = try container.require(Animal.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The static types of the arguments are part of the key.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The arguments for the factory.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    @inline(__always)
    public func require<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try obtain(serviceType, name: name, repeat each argument)
    }
}
