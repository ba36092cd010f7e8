extension Module {
    /// Resolves a service, or returns `nil`; the expected type determines the service.
    ///
    /// ```swift
    /// let stable: Stable? = module.get()
    /// let dog: Animal? = module.get(named: "the dog")
    /// let counter: Counter? = module.get(1, 2)
    /// ```
    ///
    /// The number and static types of the parameters select the definition: a `String?` does not match a `String`. If
    /// the resolution fails, the reason is logged.
    ///
    /// - Parameters:
    ///   - name: The name of the factory or singleton.
    ///   - parameter: The parameters.
    /// - Returns: The instance, or `nil` if the resolution fails.
    /// - Complexity: O(1) on average, not counting the factory.
    @inlinable
    @_disfavoredOverload
    public func get<Service, each Parameter>(
        named name: String? = nil,
        _ parameter: repeat each Parameter
    ) -> Service? {
        container.get(named: name, repeat each parameter)
    }

    /// Resolves a service, or traps with the reason; the expected type determines the service.
    ///
    /// ```swift
    /// singleton { module in Parent(child: module.get()) }
    /// ```
    ///
    /// In a factory, prefer ``require(named:_:)``: its error reaches the outermost caller, with the resolution path.
    ///
    /// - Parameters:
    ///   - name: The name of the factory or singleton.
    ///   - parameter: The parameters.
    ///   - file: The file to name in the trap.
    ///   - line: The line to name in the trap.
    /// - Returns: The instance.
    /// - Complexity: O(1) on average, not counting the factory.
    @inlinable
    @_disfavoredOverload
    public func get<Service, each Parameter>(
        named name: String? = nil,
        _ parameter: repeat each Parameter,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Service {
        container.get(named: name, repeat each parameter, file: file, line: line)
    }

    /// Resolves a service, or throws the reason; the expected type determines the service.
    ///
    /// ```swift
    /// singleton { module in Parent(child: try module.require()) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the factory or singleton.
    ///   - parameter: The parameters.
    /// - Returns: The instance.
    /// - Throws: `ResolutionError` if there is no such factory or singleton, if it throws, or if the dependencies
    ///   form a cycle.
    /// - Complexity: O(1) on average, not counting the factory.
    @inlinable
    @_disfavoredOverload
    public func require<Service, each Parameter>(
        named name: String? = nil,
        _ parameter: repeat each Parameter
    ) throws(ResolutionError) -> Service {
        try container.instance(of: Service.self, named: name, repeat each parameter)
    }

    /// Resolves a service by its type, or returns `nil`.
    ///
    /// ```swift
    /// if let stable = module.get(Stable.self) { … }
    /// let counter = module.get(Counter.self, named: "visits", 1, 2)
    /// ```
    ///
    /// A type that stands first is the service, unless the expected type is another one; then it is a parameter.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - name: The name of the factory or singleton.
    ///   - parameter: The parameters.
    /// - Returns: The instance, or `nil` if the resolution fails, which is logged.
    /// - Complexity: O(1) on average, not counting the factory.
    @inlinable
    public func get<Service, each Parameter>(
        _ service: Service.Type,
        named name: String? = nil,
        _ parameter: repeat each Parameter
    ) -> Service? {
        container.get(service, named: name, repeat each parameter)
    }

    /// Resolves a service by its type, or traps with the reason.
    ///
    /// In a factory, prefer ``require(_:named:_:)``: its error reaches the outermost caller, with the resolution path.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - name: The name of the factory or singleton.
    ///   - parameter: The parameters.
    ///   - file: The file to name in the trap.
    ///   - line: The line to name in the trap.
    /// - Returns: The instance.
    /// - Complexity: O(1) on average, not counting the factory.
    @inlinable
    public func get<Service, each Parameter>(
        _ service: Service.Type,
        named name: String? = nil,
        _ parameter: repeat each Parameter,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Service {
        container.get(service, named: name, repeat each parameter, file: file, line: line)
    }

    /// Resolves a service by its type, or throws the reason.
    ///
    /// ```swift
    /// singleton { module in Parent(child: try module.require(Child.self)) }
    /// ```
    ///
    /// A type that stands first is the service, unless the expected type is another one; then it is a parameter.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - name: The name of the factory or singleton.
    ///   - parameter: The parameters.
    /// - Returns: The instance.
    /// - Throws: `ResolutionError` if there is no such factory or singleton, if it throws, or if the dependencies
    ///   form a cycle.
    /// - Complexity: O(1) on average, not counting the factory.
    @inlinable
    public func require<Service, each Parameter>(
        _ service: Service.Type,
        named name: String? = nil,
        _ parameter: repeat each Parameter
    ) throws(ResolutionError) -> Service {
        try container.instance(of: service, named: name, repeat each parameter)
    }
}
