extension Resolver {
    /// The instance of a service made without arguments, or nil.
    ///
    /// ```swift
    /// let animal = container.resolve(Animal.self)
    /// let dog = container.resolve(Animal.self, name: "dog")
    /// ```
    ///
    /// Why there is no instance is written to the log of the container.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    @inline(__always)
    public func resolve<Service>(_ serviceType: Service.Type, name: String? = nil) -> Service? {
        obtainIfAny(serviceType, name: name)
    }

    /// The instance of a service made from one argument, or nil.
    ///
    /// ```swift
    /// let spirit = container.resolve(Animal.self, argument: "Spirit")
    /// ```
    ///
    /// The static type of the argument is part of the key: a `String?` finds no factory that takes a
    /// `String`, and an animal passed as `any Animal` none that takes a `Cat`.
    ///
    /// Why there is no instance is written to the log of the container.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the factory.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    @inline(__always)
    public func resolve<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: repeat each Argument
    ) -> Service? {
        obtainIfAny(serviceType, name: name, repeat each argument)
    }

    /// The instance of a service made from several arguments, or nil.
    ///
    /// ```swift
    /// let lucky = container.resolve(Animal.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The static types of the arguments are part of the key.
    ///
    /// Why there is no instance is written to the log of the container.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The arguments for the factory.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    @inline(__always)
    public func resolve<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument
    ) -> Service? {
        obtainIfAny(serviceType, name: name, repeat each argument)
    }
}
