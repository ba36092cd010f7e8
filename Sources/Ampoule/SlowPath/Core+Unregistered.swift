/// Resolves keys and components without a registration.
extension Core {
    /// Resolves what a lookup has found, mostly in place of a registration.
    ///
    /// A function of its own, since it takes types that the runtime has to make for each service.
    @inline(never)
    func resolve<Service, each Argument>(
        _ found: Lookup,
        for requested: Requested,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        switch found {
        case .registration(let registration):
            return try resolveRegistration(registration, context, repeat each argument)
        case .closed:
            throw context.error(.containerClosed, at: requested.key)
        case .fallback(let fallback):
            return try fallback.resolve(.key(requested.key, findsComponents: false), repeat each argument)
        case .component(let component):
            if requested.component == nil {
                // As a dependency, it may have been used before, so that the fast path finds it.
                guard component.isAsynchronous else {
                    return try container.borrowed.resolveComponent(component, repeat each argument)
                }
                // The registration under the complete key may be synchronous.
                guard component.attributes.shortenedKey != nil || isMade(component) else {
                    throw context.error(.asynchronous, at: requested.key)
                }
            }
            return try resolve(adopted(component), for: requested, context, repeat each argument)
        case .wrapper(let wrapper):
            let wrapped = try wrapper.wrap(in: self, requested, repeat each argument)
            if let wrapped = wrapped as? Service { return wrapped }
        case .provided:
            if let provided = provided(as: Service.self, in: context) as? Service { return provided }
        case .nothing: break
        }
        throw unregistered(requested.key)
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
        let unlisted = unlistedComponent(on: context.wholePath)
        let elsewhere = elsewhere(key, context.askers).filter { alternative in
            // The root makes a component itself only if no list has it.
            guard case .innerContainer(_, _, let shared) = alternative else { return true }
            return !unlisted.contains(.unlistedComponent(shared))
        }
        return context.error(.unregistered(alternatives: elsewhere + alternatives + unlisted), at: key)
    }

    /// The first component on a path that was requested by its type or its accessor, and that no container has registered.
    private func unlistedComponent(on path: [RegistrationKey]) -> [ResolutionError.Alternative] {
        let root = root
        let component = path.first { key in
            key.isOfUnregistered && root.registrar.registry.registration(for: key) != nil
        }
        return component.map { key in [.unlistedComponent(key)] } ?? []
    }

    /// The key in the innermost container that was asked, and that has it registered although this one has not; or else as the
    /// value of a level that this container is not inside.
    private func elsewhere(
        _ key: RegistrationKey,
        _ askers: some Sequence<Asker>
    ) -> [ResolutionError.Alternative] {
        for asker in askers {
            guard let inner = (asker.container as? Container)?.ownCore else { continue }
            for container in inner.lineage.prefix(while: { $0 != self })
            where container.registrations.contains(where: { $0.key == key }) {
                let level = container.level?.name
                return [.innerContainer(key, level: level, sharedInstance: asker.key)]
            }
        }
        let levels = otherLevels(with: key)
        guard levels.isEmpty, key.isPlain, key.takesNoArguments else {
            return levels.map { .innerLevel(key, level: $0.name) }
        }
        return LevelIdentity.ofValue(key.serviceType).map { [.value(key, level: $0.name)] } ?? []
    }

    /// The registered keys that are most similar to an unregistered one.
    ///
    /// - Parameter inner: Inner levels, for which registrations are found, too.
    func alternatives(
        to key: RegistrationKey,
        alsoIn inner: [LevelIdentity] = []
    ) -> [ResolutionError.Alternative] {
        let ofLevels = inner.flatMap { level in
            lineage.flatMap { $0.registrations(for: level) }
        }
        let registered = reachable.flatMap { $0.registrations } + ofLevels
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
