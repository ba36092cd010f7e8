extension Container {
    /// Wraps the instances of a registration.
    ///
    /// ```swift
    /// container.register(Animal.self) { _ in Cat() }
    /// container.decorate(Animal.self) { resolver, animal in
    ///     LoggedAnimal(animal, log: try resolver.require(Log.self))
    /// }
    /// ```
    ///
    /// Every request for the service gets the result of the closure. The decorator has the scope of the registration: a
    /// shared instance is decorated once. Several decorators are applied in the order of the calls, so that the last one is
    /// the outermost. A registration under the key that follows, such as an override, replaces all of them.
    ///
    /// The registration may be one of a container around; the decorator is registered in this container only. It then decorates what
    /// requests find there when they ask: a registration that follows it, such as an override, as well. Its scope, and whether it
    /// is asynchronous, stay those of the registration that it has found. Types that forward to the registration are not decorated.
    ///
    /// Traps at the caller's line if nothing is registered under the key;
    /// ``requireDecoration(_:name:with:)->ServiceEntry<Service>`` throws instead.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration to decorate.
    ///   - decorator: Wraps an instance; it takes the arguments of the registration after the instance.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The entry of the decorator.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors.
    @preconcurrency
    @discardableResult
    public func decorate<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        with decorator:
            @escaping @Sendable (
                _ resolver: any Resolver, _ instance: Service, repeat each Argument
            ) throws -> Service,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> ServiceEntry<Service> {
        orTrap(file: file, line: line, try requireDecoration(serviceType, name: name, with: decorator))
    }

    /// Wraps the instances of a registration, or throws if there is none.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration to decorate.
    ///   - decorator: Wraps an instance; it takes the arguments of the registration after the instance.
    /// - Returns: The entry of the decorator; see ``decorate(_:name:with:file:line:)->ServiceEntry<Service>``.
    /// - Throws: ``ResolutionError`` with the reason ``ResolutionError/Reason/nothingToDecorate(alternatives:)`` if
    ///   nothing is registered under the key, or ``ResolutionError/Reason/containerClosed``.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors.
    @preconcurrency
    @discardableResult
    public func requireDecoration<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        with decorator:
            @escaping @Sendable (
                _ resolver: any Resolver, _ instance: Service, repeat each Argument
            ) throws -> Service
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        let key = RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        return try core.decorate(key, by: ClosureDecoration(decorator))
    }

    /// Wraps the instances of a registration without arguments.
    ///
    /// The closure may pass its resolver to a function of `some Resolver`: with a parameter pack alone, the compiler can't open the
    /// resolver, and would take such a closure for an asynchronous one.
    @_disfavoredOverload
    @preconcurrency
    @_documentation(visibility: internal)
    @discardableResult
    public func decorate<Service>(
        _ serviceType: Service.Type,
        name: String? = nil,
        with decorator: @escaping @Sendable (_ resolver: any Resolver, _ instance: Service) throws -> Service,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> ServiceEntry<Service> {
        orTrap(file: file, line: line, try requireDecoration(serviceType, name: name, with: decorator))
    }

    /// Wraps the instances of a registration without arguments, or throws if there is none.
    @_disfavoredOverload
    @preconcurrency
    @_documentation(visibility: internal)
    @discardableResult
    public func requireDecoration<Service>(
        _ serviceType: Service.Type,
        name: String? = nil,
        with decorator: @escaping @Sendable (_ resolver: any Resolver, _ instance: Service) throws -> Service
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        try core.decorate(RegistrationKey(serviceType, name: name), by: ClosureDecoration(decorator))
    }

    /// Wraps the instances of a registration asynchronously.
    ///
    /// The registration may be synchronous. Resolving the service without `await` then fails with
    /// ``ResolutionError/Reason/asynchronous``.
    ///
    /// Traps at the caller's line if nothing is registered under the key; see
    /// ``decorate(_:name:with:file:line:)->ServiceEntry<Service>``.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration to decorate.
    ///   - decorator: Wraps an instance; it takes the arguments of the registration after the instance.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The entry of the decorator.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors.
    @_disfavoredOverload
    @preconcurrency
    @discardableResult
    public func decorate<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        with decorator:
            nonisolated(nonsending) @escaping @Sendable (
                _ resolver: AsynchronousResolver, _ instance: Service, repeat each Argument
            ) async throws -> Service,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> AsynchronousServiceEntry<Service> {
        orTrap(file: file, line: line, try requireDecoration(serviceType, name: name, with: decorator))
    }

    /// Wraps the instances of a registration asynchronously, or throws if there is none.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration to decorate.
    ///   - decorator: Wraps an instance; it takes the arguments of the registration after the instance.
    /// - Returns: The entry of the decorator.
    /// - Throws: ``ResolutionError`` with the reason ``ResolutionError/Reason/nothingToDecorate(alternatives:)`` if
    ///   nothing is registered under the key, or ``ResolutionError/Reason/containerClosed``.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors.
    @_disfavoredOverload
    @preconcurrency
    @discardableResult
    public func requireDecoration<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        with decorator:
            nonisolated(nonsending) @escaping @Sendable (
                _ resolver: AsynchronousResolver, _ instance: Service, repeat each Argument
            ) async throws -> Service
    ) throws(ResolutionError) -> AsynchronousServiceEntry<Service> {
        let key = RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        return AsynchronousServiceEntry(
            entry: try core.decorate(key, by: ClosureDecoration(awaited: decorator))
        )
    }
}

extension Core {
    /// Registers a decorator of the registration under a key, or under the complete key that it is short for.
    ///
    /// - Throws: ``ResolutionError`` if there is nothing to decorate.
    func decorate<Service>(
        _ key: RegistrationKey,
        by decoration: any Decoration
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        let (found, decorated) = lookupDecorated(key)
        if case .closed = found { throw ResolutionError(.containerClosed, key: key) }
        // Typed calls ask for the complete key directly.
        if let shorterKey = decorated?.shorterKey, case .one(let complete) = decorated?.shortenedKey {
            return try decorate(complete, by: shorterKey.completing(decoration))
        }
        guard let decorated, decorated.shortenedKey == nil else {
            throw ResolutionError(.nothingToDecorate(alternatives: alternatives(to: key)), key: key)
        }
        let isReplaced = registrar.registration(for: key) === decorated
        let registration = decoration.registration(
            decorating: decorated,
            isReplaced: isReplaced,
            under: key
        )
        registration.setScope(decorated.maker.policy.scope)
        return registrar.file(registration)
    }
}
