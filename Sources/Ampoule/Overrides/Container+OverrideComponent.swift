extension Container {
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
}

extension Container {
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
            let registration = Registration(
                key: component.key,
                factory: factory,
                scope: container.defaultObjectScope,
                attributes: attributes
            )
            let entry: ServiceEntry<Service> = container.registrar.fileOverride(registration, in: scope)
            for forward in component.forwards
            where container.isMade(forward.key(forwardingTo: registration), by: component, or: overridden) {
                forward.register(container, entry)
            }
            container.observeOverride(by: entry.registration)
            return __Override(registration: entry.registration, registrar: entry.registrar)
        }
        return overrides[0]
    }
}

extension Core {
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
