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
        return try core.override(key, by: UntypedFactory(factory))
    }

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
        return try core.override(RegistrationKey(serviceType, name: name), by: UntypedFactory(factory))
    }

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
        let factory = AsynchronousFactory(factory)
        let attributes = Registration.Attributes(asynchronousFactory: factory)
        return AsynchronousServiceEntry(entry: try core.override(key, by: factory.refusal, attributes))
    }

    /// Records an issue if the current test changes a container of another test.
    ///
    /// - Parameters:
    ///   - file: The file of the change, with its module.
    ///   - line: The line of the change.
    package func checkChangeByTest(file: String, line: UInt) {
        guard let creatingTest = core.creatingTest else { return }
        TestIssues.recorder?.checkChange(ofContainerFrom: creatingTest, file: file, line: line)
    }

    /// Registers a closure that replaces a component, such as a fake in a test.
    ///
    /// ```swift
    /// container.override(Horse.self) { name, running in StuffedHorse(name: name) }
    /// ```
    ///
    /// The closure takes the arguments of the component's initializer, in their order and without labels, and makes the
    /// component's first service. The compiler checks both: a closure with other arguments, or one that makes an instance of
    /// another service, doesn't compile. It may throw if the component is synchronous, and also `await` if it is
    /// asynchronous. If the initializer is failable, it may return `nil`.
    ///
    /// The closure runs where the component's initializer does: on the component's global actor, if it has one. If the
    /// component doesn't state its isolation, the closure may have any, which is checked when it runs.
    ///
    /// The component is overridden in this container and in each inner level that lists it. A level's decorator decorates the override.
    /// The override has the key, name, and scope
    /// of the registration that it replaces, but none of its completions. Typed
    /// calls that omit arguments with default values use it, too. So do the further services of the component; if the fake
    /// isn't an instance of one of them, resolving it fails with
    /// ``ResolutionError/Reason/unrelatedTypes(instance:forwardedTo:)``.
    ///
    /// An unregistered component is overridden as well, because its own factory makes it. Therefore, there is always
    /// something to replace.
    ///
    /// For a component that inherits from another component, has several registrations, or has arguments of types that are
    /// less visible than itself, override its service instead; see
    /// ``override(_:name:factory:file:line:)->ServiceEntry<Service>``. That form also takes a resolver.
    ///
    /// - Parameters:
    ///   - component: The component, which doesn't inherit from another one.
    ///   - fake: Makes an instance of the service.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The entry of the new registration.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors and fallbacks.
    @discardableResult
    public func override<Component: Registrable>(
        _ component: Component.Type,
        with fake: Component.Factory.__Fake,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> ServiceEntry<Component.RegisteredService>
    where Component.__Component == Component {
        checkChangeByTest(file: "\(file)", line: line)
        let override = Component.Factory.__override(in: self, with: fake)
        return ServiceEntry(registration: override.registration, registrar: override.registrar)
    }

    /// Registers a closure that replaces a component that inherits from another component.
    ///
    /// ```swift
    /// container.override(Pony.Factory.self) { name in Pony(name: name) }
    /// ```
    ///
    /// A subclass inherits the conformance to ``Registrable`` and with it the types of its superclass, but has a factory of
    /// its own.
    ///
    /// - Parameters:
    ///   - factory: The factory of the component.
    ///   - fake: Makes an instance of the service; see ``override(_:with:file:line:)->_``.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors and fallbacks.
    public func override<Factory: ComponentFactory>(
        _ factory: Factory.Type,
        with fake: Factory.__Fake,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        checkChangeByTest(file: "\(file)", line: line)
        _ = Factory.__override(in: self, with: fake)
    }

    /// Registers a factory that replaces a component.
    ///
    /// - Parameters:
    ///   - component: The template of the component.
    ///   - service: The service of the template.
    ///   - factory: Makes an instance; of the types in the key of the template.
    ///   - attributes: The attributes of the new registration.
    func override<Service>(
        _ component: ComponentTemplate,
        _ service: Service.Type,
        factory: UntypedFactory,
        attributes: Registration.Attributes
    ) -> __Override {
        let core = core
        let inner = core.innerRegistrars(of: component.key)
        let isRegistered = inner.isEmpty || core.overridden(component.key) != nil
        let candidates = (isRegistered ? [core] : []) + inner
        // Another component, which replaces this one at a level, keeps its place.
        let own = candidates.filter { $0.isMade(component.key, by: component) }
        let overrides = (own.isEmpty ? candidates : own).map { container in
            let overridden = container.overridden(component.key)
            let scope: any ObjectScopeProtocol =
                overridden.flatMap { $0.shortenedKey == nil ? $0.maker.policy.scope : nil }
                ?? component.scope ?? container.root.defaultObjectScope
            let entry: ServiceEntry<Service> =
                container.fileOverride(factory, under: component.key, attributes, in: scope)
            for forward in component.forwards
            where container.isMade(
                forward.key(forwardingTo: entry.registration),
                by: component,
                or: overridden
            ) {
                forward.register(container, entry)
            }
            return __Override(registration: entry.registration, registrar: entry.registrar)
        }
        return overrides[0]
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
        by factory: UntypedFactory,
        _ attributes: Registration.Attributes? = nil
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        let inner = innerRegistrars(of: key)
        let results = ([self] + inner).map { container in
            Result { () throws(ResolutionError) -> ServiceEntry<Service> in
                let scope = try container.scopeOfOverride(of: key, isUnregisteredServed: inner.isEmpty)
                return container.fileOverride(factory, under: key, attributes, in: scope)
            }
        }
        // Of failures alone, the last one counts: the container may be closed before its inner levels are searched.
        let result = results.first { (try? $0.get()) != nil } ?? results[inner.count]
        return try result.get()
    }

    /// Stores a registration that overrides another one, and notifies the behaviors and the observers.
    ///
    /// The registration has its scope when it is stored, since other threads may resolve it before this returns.
    ///
    /// - Parameter scope: The scope of what it overrides.
    fileprivate func fileOverride<Service>(
        _ factory: UntypedFactory,
        under key: RegistrationKey,
        _ attributes: Registration.Attributes?,
        in scope: any ObjectScopeProtocol
    ) -> ServiceEntry<Service> {
        let registration = Registration(key: key, factory: factory, attributes: attributes)
        registration.setScope(scope)
        let entry: ServiceEntry<Service> = registrar.file(registration)
        // A behavior may have set another one. Otherwise, it isn't set again, which would discard instances.
        if entry.objectScope !== scope { entry.inObjectScope(scope) }
        observeOverride(by: entry.registration)
        return entry
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
        let found = lookupOverridden(key)
        switch found {
        case .closed: throw ResolutionError(.containerClosed, key: key)
        case .component(let component) where isUnregisteredServed:
            return component.scope ?? root.defaultObjectScope
        case .nothing where hasContributions(toListUnder: key):
            return defaultObjectScope
        default: break
        }
        // A shorter key leads to the complete one, which typed calls ask for directly.
        guard let overridden = found.registration, overridden.shortenedKey == nil else {
            let nearest = alternatives(to: key, alsoIn: registeredInnerLevels)
            throw ResolutionError(.nothingToOverride(alternatives: nearest), key: key)
        }
        return overridden.maker.policy.scope
    }

    /// The registration that an override under a key replaces, in the container, an ancestor, or a fallback.
    func overridden(_ key: RegistrationKey) -> Registration? { lookupOverridden(key).registration }

    private func lookupOverridden(_ key: RegistrationKey) -> Lookup {
        let found = lookupReplaced(key)
        guard case .fallback(let fallback) = found else { return found }
        return fallback.lookupOverridden(key)
    }

    /// Whether a key leads to the component, or to what has replaced it before, also where it is decorated.
    ///
    /// - Parameter other: What else the key may lead to.
    fileprivate func isMade(
        _ key: RegistrationKey,
        by component: ComponentTemplate,
        or other: Registration? = nil
    ) -> Bool {
        guard let maker = overridden(key)?.makers(decorated: decorated).last else { return false }
        let component = component.attributes.origin?.identity
        return maker.origin?.identity == component || maker.attributes?.overridden == component
            || maker === other?.makers(decorated: decorated).last
    }
}
