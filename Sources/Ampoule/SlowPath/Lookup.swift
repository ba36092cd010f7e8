/// The result of looking up a request in a container.
///
/// All requests follow one order, synchronous or not, observed or not, and also those that only ask whether there is anything
/// to find: the registration, a closed container, a fallback, an unregistered component, a wrapper, the container itself. What is
/// registered only for a level that the container is not inside is not found, not as an unregistered component either.
enum Lookup {
    /// A registration of the container or of an ancestor.
    case registration(Registration)
    /// The container or an ancestor refuses resolutions.
    case closed
    /// A container with a registration, which resolves the key itself.
    case fallback(Core)
    /// An unregistered component, which makes the instance with its own factory.
    case component(ComponentTemplate)
    /// A type around a service.
    case wrapper(any InstanceWrapper.Type)
    /// A service of the container itself: a resolver, or the object graph.
    case provided
    case nothing

    /// The registration, if one was found.
    var registration: Registration? {
        if case .registration(let registration) = self { registration } else { nil }
    }
}

extension Core {
    /// Looks up a key, or a component, which is found, registered or not, unless a container is closed.
    ///
    /// The caller must be pinned.
    ///
    /// - Parameters:
    ///   - requested: The key or the component.
    ///   - isInGraph: Whether the request continues an object graph.
    /// - Complexity: O(*n*) on average, where *n* is the number of reachable containers.
    @inline(__always)
    func lookup(_ requested: Requested, isInGraph: Bool) -> Lookup {
        lookup(requested.key, found: find(requested.key)) {
            if isRegisteredForAnotherLevel(requested.key) { return .nothing }
            if let component = requested.component { return .component(component) }
            return lookupUnregistered(requested, isInGraph: isInGraph)
        }
    }

    private func lookupUnregistered(_ requested: Requested, isInGraph: Bool) -> Lookup {
        let (key, serviceType) = (requested.key, requested.key.serviceType)
        if requested.findsComponents, let component = unregisteredComponent(of: key) {
            return .component(component)
        }
        if let wrapper = serviceType as? any InstanceWrapper.Type { return .wrapper(wrapper) }
        guard key.name == nil, key.takesNoArguments else { return .nothing }
        return provides(serviceType, isInGraph: isInGraph) ? .provided : .nothing
    }

    /// Looks up a key in the order of all lookups.
    ///
    /// The caller must be pinned.
    @inline(__always)
    func lookup(
        _ key: RegistrationKey,
        found registration: Pinned<Registration>?,
        orUnregistered lookUp: () -> Lookup
    ) -> Lookup {
        if let registration { return .registration(registration.object) }
        if isInsideClosedContainer { return .closed }
        if let fallback = fallback(for: key) { return .fallback(fallback) }
        return lookUp()
    }

    /// Looks up what a registration under a key replaces or decorates: another registration, or an unregistered component.
    ///
    /// The registration of a fallback is found by that.
    ///
    /// - Parameter decorator: The decorator without which to look; `nil` if it isn't registered yet.
    /// - Complexity: O(*n*) on average, where *n* is the number of reachable containers.
    func lookupReplaced(_ key: RegistrationKey, without decorator: Registration? = nil) -> Lookup {
        ResolutionContext.current.whilePinned {
            let registration = decorator.map { findOutward(from: $0) } ?? find(key)
            return lookup(key, found: registration) {
                unregisteredComponent(of: key).map(Lookup.component) ?? .nothing
            }
        }
    }

    /// The component that is a dependency under a key without being registered.
    private func unregisteredComponent(of key: RegistrationKey) -> ComponentTemplate? {
        let component = RegistrationOfItself.template(of: key.serviceType, name: key.name)
        return component?.key == key ? component : nil
    }

    /// Whether the container itself provides a type, which it does without a name and without arguments.
    func provides(_ type: Any.Type, isInGraph: Bool) -> Bool {
        type == GraphIdentifier.self ? isInGraph : Self.isResolver(type)
    }

    // MARK: - Unregistered components

    /// Finds the registration of an unregistered component, stored in the root container under a key of its own, unless that is
    /// closed.
    ///
    /// The whole hierarchy shares its instances.
    func adopted(_ component: ComponentTemplate) -> Lookup {
        let root = root
        let registration = root.registrar.registry.registration(for: component.ownKey) {
            let registration = component.makeRegistration(
                under: component.ownKey,
                defaultScope: root.defaultObjectScope
            )
            registration.owner.set(ObjectIdentifier(root.registrar))
            return registration
        }
        return registration.map(Lookup.registration) ?? .closed
    }

    // MARK: - Fallbacks

    /// Returns the fallback that has a registration under a key.
    ///
    /// The caller must be pinned.
    ///
    /// The search is ordered: the fallbacks of this container come before those of its ancestors, and each fallback
    /// comes before its own fallbacks.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of reachable containers.
    func fallback(for key: RegistrationKey) -> Core? {
        guard mayFallBack else { return nil }
        for container in lineage {
            for fallback in container.fallbacks {
                if fallback.find(key) != nil { return fallback }
                if let further = fallback.fallback(for: key) { return further }
            }
        }
        return nil
    }

    /// This container and its ancestors, each followed by its fallbacks.
    package var reachable: [Core] {
        lineage.flatMap { container in [container] + container.fallbacks.flatMap(\.reachable) }
    }
}
