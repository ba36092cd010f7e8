extension Container {
    /// Registers a factory that replaces a registration, such as a fake in a test.
    ///
    /// ```swift
    /// let container = petShop.copy()
    /// container.override(Animal.self) { _, name in StuffedCat(name: name) }
    /// ```
    ///
    /// Unlike ``register(_:name:factory:)-(_,_,(Resolver,Argument)->Service)``, it requires that there is something to
    /// replace: a registration under an equal ``RegistrationKey`` in this container, an ancestor, or a fallback. A fake of
    /// another service, name, or arguments would be found by no one, and the test would run with the real component.
    ///
    /// The override has the scope of what it replaces, which ``ServiceEntry/inObjectScope(_:)-(ObjectScope)`` changes. It
    /// has none of its completions. It is registered in this container; components that an ancestor makes, such as its
    /// shared ones, do not get it, nor do instances that were made before.
    ///
    /// Traps at the caller's line if there is nothing to replace; ``requireOverride(_:name:factory:)->ServiceEntry<Service>`` throws instead.
    /// In a test of Swift Testing that links the product `AmpouleTesting`, it records an issue at that line instead, and
    /// registers the factory.
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
        factory: @escaping @Sendable (_ resolver: any Resolver, repeat each Argument) throws -> Service,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> ServiceEntry<Service> {
        do {
            return try requireOverride(serviceType, name: name, factory: factory)
        } catch {
            TestIssues.recordOrTrap(error, file: file, line: line)
            return register(serviceType, name: name, factory: factory)
        }
    }

    /// Registers a factory that replaces a registration, or throws if there is nothing to replace.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration to replace.
    ///   - factory: Makes an instance; it takes the arguments of the factory that it replaces.
    /// - Returns: The entry of the new registration; see ``override(_:name:factory:file:line:)->ServiceEntry<Service>``.
    /// - Throws: ``ResolutionError`` with the reason ``ResolutionError/Reason/nothingToOverride(alternatives:)`` if
    ///   nothing is registered under the key, or ``ResolutionError/Reason/containerClosed``.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors and fallbacks.
    @_disfavoredOverload
    @preconcurrency
    @discardableResult
    public func requireOverride<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory: @escaping @Sendable (_ resolver: any Resolver, repeat each Argument) throws -> Service
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        let key = RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        let scope = try scopeOfOverride(of: key)
        let entry = register(serviceType, name: name, factory: factory).inObjectScope(scope)
        active.observeOverride(by: entry.registration)
        return entry
    }
}
