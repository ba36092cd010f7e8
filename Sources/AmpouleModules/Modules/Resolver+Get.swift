extension Resolver {
    /// Resolves a service, or returns `nil`; the expected type determines the service.
    ///
    /// ```swift
    /// let stable: Stable? = container.get()
    /// let counter: Counter? = container.get(1, 2)
    /// ```
    ///
    /// It is `resolve` with type inference.
    ///
    /// - Parameters:
    ///   - name: The name of the registration.
    ///   - parameter: The parameters.
    /// - Returns: The instance, or `nil` if the resolution fails, which is logged.
    /// - Complexity: O(1) on average, not counting the factory.
    @inlinable
    @_disfavoredOverload
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

    /// Resolves a service, or traps with the reason; the expected type determines the service.
    ///
    /// - Parameters:
    ///   - name: The name of the registration.
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
        do {
            return try instance(of: Service.self, named: name, repeat each parameter)
        } catch {
            fatalError(explanation(of: error), file: file, line: line)
        }
    }

    /// Resolves a service by its type, or returns `nil`.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - name: The name of the registration.
    ///   - parameter: The parameters.
    /// - Returns: The instance, or `nil` if the resolution fails, which is logged.
    /// - Complexity: O(1) on average, not counting the factory.
    @inlinable
    public func get<Service, each Parameter>(
        _ service: Service.Type,
        named name: String? = nil,
        _ parameter: repeat each Parameter
    ) -> Service? {
        let instance: Service? = get(named: name, repeat each parameter)
        return instance
    }

    /// Resolves a service by its type, or traps with the reason.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - name: The name of the registration.
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
        let instance: Service = get(named: name, repeat each parameter, file: file, line: line)
        return instance
    }
}
