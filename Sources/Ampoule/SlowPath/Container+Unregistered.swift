/// Resolves keys and components without a registration.
extension Container {
    /// Resolves a key without a registration: by a fallback, as a wrapper of a registered service, or as the resolver
    /// itself.
    @inline(never)
    func resolveUnregistered<Service, each Argument>(
        _ key: RegistrationKey,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try refuseIfClosed(key, context)
        if let fallback = fallback(for: key) {
            return try fallback.resolveKey(key, of: Service.self, repeat each argument)
        }
        if let wrapper = Service.self as? any InstanceWrapper.Type {
            let query = WrapperQuery(name: key.name, option: key.option, findsComponents: false)
            let wrapped = try wrapper.wrap(in: self, query, repeat each argument)
            if let wrapped = wrapped as? Service { return wrapped }
        }
        if key.signature.takesNoArguments, key.name == nil, providesUnregistered(Service.self, context) {
            let own: any Sendable =
                Service.self == GraphIdentifier.self ? context.identifier.graph(of: opening) : self
            if let own = own as? Service { return own }
        }
        throw unregistered(key)
    }

    /// Resolves an unregistered component: by a fallback, or by its own factory.
    ///
    /// The root container stores the registration, so that the whole hierarchy shares the instances.
    @inline(never)
    func resolveUnregistered<Service, each Argument>(
        _ component: ComponentRegistration<Service, repeat each Argument>,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try refuseIfClosed(component.key, context)
        if let fallback = fallback(for: component.key) {
            return try fallback.resolveKey(component.key, of: Service.self, repeat each argument)
        }
        guard let registration = adopted(component.template) else {
            throw context.error(.containerClosed, at: component.key)
        }
        // The root container owns the registration and, once it is removed, the pin of this thread.
        return try resolveRegistration(.passUnretained(registration), context, repeat each argument)
    }

    /// The registration of an unregistered component, stored in the root container; `nil` if that is closed.
    func adopted(_ component: ComponentTemplate) -> Registration? {
        let root = root
        return root.components.registration(for: component.ownKey) {
            let registration = component.makeRegistration(
                under: component.ownKey,
                defaultScope: root.defaultObjectScope
            )
            registration.setOwner(ObjectIdentifier(root.registrar))
            return registration
        }
    }

    /// Throws an error if the container or an ancestor is closed, which is why the lookup has found nothing.
    func refuseIfClosed(_ key: RegistrationKey, _ context: ResolutionContext) throws(ResolutionError) {
        if isInsideClosedContainer { throw context.error(.containerClosed, at: key) }
    }

    /// Whether the container itself provides a type, which it does without a name and without arguments.
    func providesUnregistered(_ type: Any.Type, _ context: ResolutionContext) -> Bool {
        type == GraphIdentifier.self && context.isInGraph || type == (any Resolver).self
            || type == Container.self
    }

    /// The error for a key without a registration.
    func unregistered(_ key: RegistrationKey) -> ResolutionError {
        let context = ResolutionContext.current
        let path = context.path
        let alternatives = alternatives(to: key).filter { alternative in
            // Services on the resolution path depend on the key, so the key doesn't mean one of them.
            if case .similarType(let other) = alternative { return !path.contains(other) }
            return true
        }
        return context.error(
            .unregistered(alternatives: elsewhere(key, context.askers) + alternatives),
            at: key
        )
    }

    /// The key in a container that was asked, or else as the value of a level that this container is not inside.
    private func elsewhere(
        _ key: RegistrationKey,
        _ askers: some Sequence<Asker>
    ) -> [ResolutionError.Alternative] {
        let asked = registrationOfAsker(key, askers)
        guard asked.isEmpty, key.isPlain, key.signature.takesNoArguments else { return asked }
        return LevelScopes.withValue(key.serviceType).map { .value(key, level: $0.description) }
    }

    /// The key in the innermost container that was asked, and that has it registered although this one has not.
    private func registrationOfAsker(
        _ key: RegistrationKey,
        _ askers: some Sequence<Asker>
    ) -> [ResolutionError.Alternative] {
        for asker in askers {
            guard let inner = asker.container as? Container else { continue }
            for container in inner.lineage.prefix(while: { $0 !== self })
            where container.registrations.contains(where: { $0.key == key }) {
                let level = container.level?.takeUnretainedValue().description
                return [.innerContainer(key, level: level, sharedInstance: asker.key)]
            }
        }
        return []
    }

    /// The registered keys that are most similar to an unregistered one.
    func alternatives(to key: RegistrationKey) -> [ResolutionError.Alternative] {
        let registered = reachable.flatMap { $0.registrations }
        let ambiguous = registered.first { registration in registration.key == key }?.shortenedKey
        if let ambiguous, ambiguous.isAmbiguous {
            return ambiguous.keys.map { key in
                .ambiguous(key, component: registered.first { $0.key == key }?.componentName)
            }
        }
        let complete = registered.filter { registration in registration.shortenedKey == nil }
        return ResolutionError.Alternative.nearest(to: key, among: complete.map(\.key))
    }
}
