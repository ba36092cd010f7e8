extension Container {
    /// Registers an asynchronous factory that replaces a registration.
    ///
    /// The replaced registration may be synchronous. Resolving the service without `await` then fails with
    /// ``ResolutionError/Reason/asynchronous``.
    ///
    /// Traps at the caller's line if there is nothing to replace, or records an issue in a test; see
    /// ``override(_:name:factory:file:line:)->ServiceEntry<Service>``.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration to replace.
    ///   - factory: Makes an instance; it takes the arguments of the factory that it replaces.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The entry of the new registration.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors and fallbacks.
    @_disfavoredOverload
    @preconcurrency
    @discardableResult
    public func override<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory:
            nonisolated(nonsending) @escaping @Sendable (
                _ resolver: AsynchronousResolver, repeat each Argument
            ) async throws -> Service,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> AsynchronousServiceEntry<Service> {
        do {
            return try requireOverride(serviceType, name: name, factory: factory)
        } catch {
            TestIssues.recordOrTrap(error, file: file, line: line)
            return register(serviceType, name: name, factory: factory)
        }
    }

    /// Registers an asynchronous factory that replaces a registration, or throws if there is nothing to replace.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration to replace.
    ///   - factory: Makes an instance; it takes the arguments of the factory that it replaces.
    /// - Returns: The entry of the new registration.
    /// - Throws: ``ResolutionError`` with the reason ``ResolutionError/Reason/nothingToOverride(alternatives:)`` if
    ///   nothing is registered under the key, or ``ResolutionError/Reason/containerClosed``.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors and fallbacks.
    @_disfavoredOverload
    @preconcurrency
    @discardableResult
    public func requireOverride<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory:
            nonisolated(nonsending) @escaping @Sendable (
                _ resolver: AsynchronousResolver, repeat each Argument
            ) async throws -> Service
    ) throws(ResolutionError) -> AsynchronousServiceEntry<Service> {
        let key = RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        let scope = try scopeOfOverride(of: key)
        let entry = register(serviceType, name: name, factory: factory).inObjectScope(scope)
        active.observeOverride(by: entry.entry.registration)
        return entry
    }
}
