extension Module {
    /// The instance of a service, or nil; which service is said by the type that is expected.
    ///
    /// ```swift
    /// let stable: Stable? = module.get()
    /// let dog: Animal? = module.get(named: "the dog")
    /// let counter: Counter? = module.get(1, 2)
    /// ```
    ///
    /// The parameters are found by their number and static types: a `String?` finds nothing that takes a
    /// `String`. Why there is no instance is written to the log.
    ///
    /// - Parameters:
    ///   - name: The name of the factory or singleton.
    ///   - parameter: The parameters.
    /// - Returns: The instance, or nil if there is none to be had.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    public func get<Service, each Parameter>(
        named name: String? = nil,
        _ parameter: repeat each Parameter
    ) -> Service? {
        container.get(named: name, repeat each parameter)
    }

    /// The instance of a service, or a trap that says why there is none; which service is said by the type
    /// that is expected.
    ///
    /// ```swift
    /// singleton { module in Parent(child: module.get()) }
    /// ```
    ///
    /// In a factory, ``require(named:_:)`` is the better choice: what it throws is told to whoever asked
    /// first, together with the way there.
    ///
    /// - Parameters:
    ///   - name: The name of the factory or singleton.
    ///   - parameter: The parameters.
    ///   - file: The file to name in the trap.
    ///   - line: The line to name in the trap.
    /// - Returns: The instance.
    /// - Complexity: O(1) on average, apart from what the factory does.
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

    /// The instance of a service, or an error that says why there is none; which service is said by the type
    /// that is expected.
    ///
    /// ```swift
    /// singleton { module in Parent(child: try module.require()) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the factory or singleton.
    ///   - parameter: The parameters.
    /// - Returns: The instance.
    /// - Throws: `ResolutionError` if there is no such factory or singleton, if it throws, or if the
    ///   dependencies run in a circle.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    public func require<Service, each Parameter>(
        named name: String? = nil,
        _ parameter: repeat each Parameter
    ) throws(ResolutionError) -> Service {
        try container.instance(of: Service.self, named: name, repeat each parameter)
    }
}
