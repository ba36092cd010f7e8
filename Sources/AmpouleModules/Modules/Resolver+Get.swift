extension Resolver {
    /// The instance of a service, or nil; which service is said by the type that is expected.
    ///
    /// ```swift
    /// let stable: Stable? = container.get()
    /// let counter: Counter? = container.get(1, 2)
    /// ```
    ///
    /// It is `resolve` by type inference.
    ///
    /// - Parameters:
    ///   - name: The name of the registration.
    ///   - parameter: The parameters.
    /// - Returns: The instance, or nil if there is none to be had, which is logged.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    public func get<Service, each Parameter>(
        named name: String? = nil,
        _ parameter: repeat each Parameter
    ) -> Service? {
        do {
            return try instance(of: Service.self, named: name, repeat each parameter)
        } catch {
            reportMiss(error)
            return nil
        }
    }

    /// The instance of a service, or a trap that says why there is none; which service is said by the type
    /// that is expected.
    ///
    /// - Parameters:
    ///   - name: The name of the registration.
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
        do {
            return try instance(of: Service.self, named: name, repeat each parameter)
        } catch {
            fatalError(explanation(of: error), file: file, line: line)
        }
    }
}
