/// The registrations that a resolution finds for the dependencies that components declare.
///
/// Closing closes independent instances at the same time, and overrides leave independent instances alone.
struct DeclaredDependencies {
    private let container: Core

    /// Whether what a fallback has is found, too.
    private let searchesFallbacks: Bool

    /// The registrations that made instances, and have been replaced or removed since.
    ///
    /// By their keys without arguments.
    private var replaced: [RegistrationKey: [Registration]] = [:]

    /// The registrations of components that only their factories name.
    private var unregistered: [ObjectIdentifier: [Registration]] = [:]

    /// - Parameters:
    ///   - container: The container that makes the instances. It may be closed.
    ///   - searchesFallbacks: Whether what a fallback has is found, too.
    ///   - registrations: Registrations that made instances. Those that have been replaced since are found, too.
    init(in container: Core, searchesFallbacks: Bool = false, madeBy registrations: [Registration] = []) {
        self.container = container
        self.searchesFallbacks = searchesFallbacks && container.mayFallBack
        replaced = Dictionary(grouping: registrations.filter { !isCurrent($0) }) {
            registrationKey(of: $0.key.serviceType, name: $0.key.name)
        }
    }

    /// Whether each of the registrations still makes the instances under its key.
    var areCurrent: Bool { replaced.isEmpty }

    /// The dependencies of a registration, as far as they are found.
    struct Found {
        /// The registrations that are found; some may forward to others.
        var registrations: [Registration]

        /// Whether there are no other dependencies: no closure takes part, which may resolve anything.
        var areKnown = true

        /// Whether each dependency is found.
        var areAllFound = true

        /// Whether the instance was registered, not made.
        var isOfExistingInstance = false
    }

    /// The registrations of what the instances of a registration depend on, or forward to.
    mutating func dependencies(of registration: Registration) -> Found {
        let decorated = decorated(by: registration)
        var found = Found(registrations: [registration.target, decorated].compactMap(\.self))
        let policy = registration.policy
        guard !isMadeOutside(registration) else { return found }
        found.areKnown = !policy.isCompletedByClosures
        found.areAllFound = decorated != nil || !registration.decoratesOuter
        found.isOfExistingInstance = policy.isOfExistingInstance
        guard registration.target == nil, !found.isOfExistingInstance else { return found }
        // A decorator is resolved by its key, under which an override may stand.
        if let decorator = registration.attributes?.decoration?.component,
            let override = registered(under: decorator.key)
        {
            found.registrations.append(override)
        }
        let origin = registration.describedOrigin
        let component =
            (origin?.component as? any Registrable.Type)?.__description
            ?? registration.attributes?.factoryDescription.map { __ComponentDescription($0) }
        let dependencies = component?.dependencies(ofInitializer: origin?.number) ?? []
        if component?.isKnown != true || dependencies.contains(where: \.isResolver) {
            found.areKnown = false
        }
        for dependency in dependencies {
            let providers = providers(of: dependency.type, name: dependency.name)
            found.registrations += providers
            if providers.isEmpty { found.areAllFound = false }
        }
        return found
    }

    /// Whether the instances are the value of a level, or shared by a container around this one, so that they hold none of
    /// this container's.
    private func isMadeOutside(_ registration: Registration) -> Bool {
        if container.lineage.contains(where: { $0.levelValue === registration }) { return true }
        let policy = registration.policy
        guard policy.closesInstances, policy.level == nil else { return false }
        return container.lineage.dropFirst().contains { outer in outer.owns(registration) }
    }

    /// Whether a registration, or one that decorates it, still makes the instances under its key.
    private func isCurrent(_ registration: Registration) -> Bool {
        let makers = registered(under: registration.key)?.makers(decorated: decorated) ?? []
        return makers.contains { $0.serialNumber == registration.serialNumber }
    }

    // MARK: - Providers

    /// The registrations of a dependency, in the order of a resolution.
    private mutating func providers(of type: Any.Type, name: String?) -> [Registration] {
        var service = type
        while true {
            let key = registrationKey(of: service, name: name)
            let former = replaced[key] ?? []
            if let found = registered(under: key) ?? unregistered(of: service, under: key) {
                return withReplaced(found) + former
            }
            if !former.isEmpty { return former }
            if let component = componentMade(by: service) { return providers(ofFactoryOf: component) }
            if name == nil, let list = service as? any ServiceList.Type { return providers(of: list) }
            guard let wrapped = wrapped(by: service) else { return [] }
            service = wrapped.service
        }
    }

    /// The registrations that contribute to a list.
    private func providers(of list: any ServiceList.Type) -> [Registration] {
        container.searchedRegistrations.flatMap { searched in
            let former = searched.container.openInstances.current?.former?.all ?? []
            return searched.all + former.filter { registration in registration.level == searched.level }
        }
        .filter { (registration: Registration) -> Bool in
            registration.key.isContribution && registration.key.serviceType == list.elementType
                && list.isElement(registration.key)
        }
        .flatMap(withReplaced)
    }

    /// The registrations of a component, which its factory resolves.
    private mutating func providers(ofFactoryOf component: any Registrable.Type) -> [Registration] {
        let identity = ObjectIdentifier(component)
        let generated =
            unregistered[identity]
            ?? component.generatedRegistrations(defaultScope: .graph)
            .filter { $0.shortenedKey == nil && $0.target == nil }
        unregistered[identity] = generated
        return generated.flatMap { withReplaced(registered(under: $0.key) ?? $0) }
    }

    /// A registration, and those that its maker has replaced.
    private func withReplaced(_ found: Registration) -> [Registration] {
        let key = found.maker.key
        return [found] + (replaced[registrationKey(of: key.serviceType, name: key.name)] ?? [])
    }

    /// The registration that one decorates.
    private func decorated(by registration: Registration) -> Registration? {
        guard registration.decoratesOuter else { return registration.decorated }
        let key = registration.key
        return registered(under: key, without: registration) ?? unregistered(of: key.serviceType, under: key)
    }

    /// The registration under a key, or under the complete one that it stands for.
    ///
    /// - Parameter decorator: The decorator without which to look.
    private func registered(
        under key: RegistrationKey,
        without decorator: Registration? = nil
    ) -> Registration? {
        var isBehind = decorator == nil
        for searched in container.searchedRegistrations {
            let container = searched.container
            let isOwn = decorator.map { container.owns($0) && searched.level == $0.level } ?? false
            isBehind = isBehind || isOwn
            guard isBehind else { continue }
            var found: Registration?
            if !isOwn {
                found =
                    searched.registration(for: key)
                    ?? container.openInstances.current?.former?
                    .registration(for: key, at: searched.level)
            }
            if found == nil, searched.level == nil, let value = container.levelValue, value.key == key {
                found = value
            }
            guard let found else { continue }
            guard let complete = found.shortenedKey?.complete else { return found }
            return registered(under: complete) ?? found
        }
        guard searchesFallbacks else { return nil }
        let fallback = ResolutionContext.current.whilePinned { container.fallback(for: key) }
        return fallback.flatMap { fallback in
            DeclaredDependencies(in: fallback, searchesFallbacks: true).registered(under: key)
        }
    }

    /// The registration of an unregistered component, which a request would find.
    private func unregistered(of type: Any.Type, under key: RegistrationKey) -> Registration? {
        guard let component = RegistrationOfItself.template(of: type, name: key.name) else { return nil }
        if !container.isRegisteredForAnotherLevel(key) { _ = container.adopted(component) }
        return registered(under: component.ownKey)
    }
}

extension DescribedDependency {
    /// Whether it is what resolves, or wraps that, as `Lazy<Container>` does; so the component may resolve anything.
    var isResolver: Bool {
        var service = type
        while let wrapped = wrapped(by: service) { service = wrapped.service }
        return Core.isResolver(service)
    }
}

extension ScopePolicy {
    /// Whether closures of `initCompleted` complete the instances, which may make these depend on anything.
    var isCompletedByClosures: Bool { completions?.isGenerated == false }
}

/// The service that a type resolves by wrapping it, and whether it does so later; `nil` for other types.
package func wrapped(by type: Any.Type) -> (service: Any.Type, isDeferred: Bool)? {
    if let wrapper = type as? any DeferringWrapper.Type { return (wrapper.deferredService, true) }
    return (type as? any OptionalType.Type).map { ($0.wrappedType, false) }
}

extension DeferringWrapper {
    fileprivate static var deferredService: Any.Type { Service.self }
}

extension ComponentFactory {
    fileprivate static var component: Any.Type { __Component.self }
}

/// The factory of a component that a type is, or is an optional of.
package func componentFactory(_ type: Any.Type) -> (any ComponentFactory.Type)? {
    ((type as? any OptionalType.Type)?.wrappedType ?? type) as? any ComponentFactory.Type
}

/// The component of a factory type, or of an optional of one.
package func componentMade(by type: Any.Type) -> (any Registrable.Type)? {
    componentFactory(type)?.component as? any Registrable.Type
}

/// The key of a service whose type is known only at run time.
package func registrationKey(of type: Any.Type, name: String?) -> RegistrationKey {
    RegistrationKey(signature: .service(type), name: name, optionBox: nil)
}
