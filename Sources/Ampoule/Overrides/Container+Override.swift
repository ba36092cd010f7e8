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
    /// The override has the scope of what it replaces, which ``RegistrationEntry/inObjectScope(_:)-(ObjectScope)`` changes. It
    /// has none of its completions. A closure that passes its resolver to a function of `some Resolver` states the type, as in
    /// `(resolver: any Resolver) in`; otherwise, the compiler takes it for an asynchronous one.
    ///
    /// The override is registered in this container, and for each inner level that has something registered under the key, unless it only
    /// decorates what is around. Components that an ancestor makes, such as its shared ones, do not get it, nor do instances that
    /// were made before.
    ///
    /// Traps at the caller's line if there is nothing to replace; ``requireOverride(_:name:factory:file:line:)->ServiceEntry<Service>`` throws instead.
    /// In a test of Swift Testing that links the product `AmpouleTesting`, it records an issue at that line instead, and
    /// registers the factory. Overriding in a container that another test has created is an issue there, too.
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
            return try requireOverride(serviceType, name: name, factory: factory, file: "\(file)", line: line)
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
    ///   - file: The file of the call.
    ///   - line: The line of the call.
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
        factory: @escaping @Sendable (_ resolver: any Resolver, repeat each Argument) throws -> Service,
        file: String = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        checkChangeByTest(file: file, line: line)
        let key = RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        return try core.override(key) { registrar in
            Registration(name: name, factory: factory, policy: registrar.initialPolicy)
        }
    }
}

extension Container {
    /// Registers a factory without arguments that replaces the registration of a service, or throws if there is none.
    ///
    /// The compiler infers the type of the closure's parameter here, so that the closure may pass the resolver to a function of
    /// `some Resolver`. With a parameter pack alone, it would take such a closure for an asynchronous one.
    @_disfavoredOverload
    @preconcurrency
    @_documentation(visibility: internal)
    @discardableResult
    public func requireOverride<Service>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory: @escaping @Sendable (_ resolver: any Resolver) throws -> Service,
        file: String = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        checkChangeByTest(file: file, line: line)
        return try core.override(RegistrationKey(serviceType, name: name)) { registrar in
            Registration(name: name, factory: factory, policy: registrar.initialPolicy)
        }
    }
}

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
            return try requireOverride(serviceType, name: name, factory: factory, file: "\(file)", line: line)
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
    ///   - file: The file of the call.
    ///   - line: The line of the call.
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
            ) async throws -> Service,
        file: String = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> AsynchronousServiceEntry<Service> {
        checkChangeByTest(file: file, line: line)
        let key = RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        return AsynchronousServiceEntry(
            entry: try core.override(key) { registrar in
                AsynchronousFactory(factory).makeRegistration(under: key, scope: registrar.defaultScope)
            }
        )
    }
}

extension Container {
    /// Records an issue if the current test changes a container of another test.
    ///
    /// - Parameters:
    ///   - file: The file of the change, with its module.
    ///   - line: The line of the change.
    package func checkChangeByTest(file: String, line: UInt) {
        TestIssues.checkChange(ofContainerFrom: core.creatingTest, file: file, line: line)
    }
}

extension Core {
    /// Registers an override of what requests find under a key, here and in the containers of inner levels.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - makeRegistration: Makes the override for a registrar, in any scope.
    /// - Returns: The entry of the outermost override.
    /// - Throws: ``ResolutionError`` if there is nothing to replace.
    fileprivate func override<Service>(
        _ key: RegistrationKey,
        by makeRegistration: (Registrar) -> Registration
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        var targets: [(container: Core, scope: any ObjectScopeProtocol)] = []
        var failure: ResolutionError?
        let inner = innerRegistrars(of: key)
        for container in [self] + inner {
            do {
                let scope = try container.scopeOfOverride(of: key, isUnregisteredServed: inner.isEmpty)
                targets.append((container, scope))
            } catch {
                // The container may be closed after it was searched, and before its inner levels are.
                if case .containerClosed = error.reason { failure = error }
                failure = failure ?? error
            }
        }
        // There is a failure if there are no targets.
        if targets.isEmpty, let failure { throw failure }
        let entries = targets.map { target -> ServiceEntry<Service> in
            let registrar = target.container.registrar
            let entry: ServiceEntry<Service> =
                registrar.fileOverride(makeRegistration(registrar), in: target.scope)
            observeOverride(by: entry.registration)
            return entry
        }
        return entries[0]
    }

    /// The containers that register for the inner levels for which this one or an ancestor has a registration under a key.
    ///
    /// A level that only decorates what is around it is none of them, since its decorator decorates an override of that.
    func innerRegistrars(of key: RegistrationKey) -> [Core] {
        registeredInnerLevels.filter { isRegistered(key, for: $0) }.map(registering).filter { container in
            var found = container.lookupReplaced(key).registration
            while let decorated = found.flatMap(container.decorated) { found = decorated }
            return found.map { $0.level == container.level && !$0.decoratesOuter } ?? false
        }
    }

    /// The scope of what an override under a key replaces.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - isUnregisteredServed: Whether an unregistered component is replaced, too.
    /// - Throws: ``ResolutionError`` if there is nothing to replace.
    private func scopeOfOverride(
        of key: RegistrationKey,
        isUnregisteredServed: Bool
    ) throws(ResolutionError) -> any ObjectScopeProtocol {
        let (found, overridden) = lookupOverridden(key)
        switch found {
        case .closed: throw ResolutionError(.containerClosed, key: key)
        case .component(let component) where isUnregisteredServed:
            return component.scope ?? root.defaultObjectScope
        case .nothing where hasContributions(toListUnder: key):
            return defaultObjectScope
        default: break
        }
        // A shorter key leads to the complete one, which typed calls ask for directly.
        guard let overridden, overridden.shortenedKey == nil else {
            throw ResolutionError(.nothingToOverride(alternatives: alternatives(to: key)), key: key)
        }
        return overridden.maker.policy.scope
    }

    /// The registration that an override under a key replaces, in the container, an ancestor, or a fallback.
    func overridden(_ key: RegistrationKey) -> Registration? { lookupOverridden(key).registration }

    private func lookupOverridden(_ key: RegistrationKey) -> (found: Lookup, registration: Registration?) {
        let (found, registration) = lookupReplaced(key)
        guard case .fallback(let fallback) = found else { return (found, registration) }
        return fallback.lookupOverridden(key)
    }
}
