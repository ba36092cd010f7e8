import Synchronization

/// Stores the registrations of one container, and notifies its behaviors.
///
/// Entries hold the registrar, not their container: a strong reference might keep the container alive forever, and a
/// weak one would permanently slow down its reference counting.
@usableFromInline
final class Registrar: Sendable {
    let registry = Registry()

    /// The contributions to lists among the registrations.
    let contributions = ContributionIndex()

    /// The scope of registrations without an explicit one.
    @usableFromInline
    let defaultScope: ObjectScope

    private struct Audience: Sendable {
        var behaviors: [any Behavior] = []

        /// The container, once it is asked for.
        var container: WeakReference?
    }

    private let audience = Mutex(Audience())

    /// The container, not retained; `nil` before there is one, and when it is deallocated.
    ///
    /// The container is alive where the reference is read under the lock of ``audience``, since it clears the reference under
    /// that lock in its deinitializer.
    private let unretainedContainer = Atomic<Pinned<Container>?>(nil)

    /// A lock-free flag: whether a behavior was ever added.
    private let hasBehaviors = Atomic<Bool>(false)

    /// The overridden components, for the component graph.
    private let overwrittenComponents = Mutex<[OverwrittenComponent]>([])

    /// Whether the container only collects what generated code registers, so that decorators have nothing to decorate.
    let isCollecting: Bool

    /// The registrar that stores the registrations instead, for the containers of a level; `nil` for one that stores them itself.
    let host: Registrar?

    /// The level for whose containers the host stores the registrations; otherwise none.
    private let level: LevelIdentity?

    /// Creates a registrar.
    ///
    /// - Parameters:
    ///   - defaultScope: The scope of registrations without an explicit one.
    ///   - isCollecting: Whether the container only collects what generated code registers.
    ///   - host: The registrar that stores the registrations instead, or one that has that host.
    ///   - level: The level for whose containers the host stores the registrations.
    init(
        defaultScope: ObjectScope,
        isCollecting: Bool = false,
        host: Registrar? = nil,
        level: LevelIdentity? = nil
    ) {
        self.defaultScope = defaultScope
        self.isCollecting = isCollecting
        self.host = host.map { host in host.host ?? host }
        self.level = level
    }

    /// Creates a copy of a registrar without its registrations and its behaviors.
    ///
    /// - Parameters:
    ///   - original: The registrar.
    ///   - parent: The copy of the registrar of the container's parent.
    convenience init(copying original: Registrar, in parent: Registrar?) {
        self.init(
            defaultScope: original.defaultScope,
            isCollecting: original.isCollecting,
            host: original.host == nil ? nil : parent,
            level: original.level
        )
        contributions.invalidate()
        overwrittenComponents.withLock { $0 = original.overwritten }
    }

    // MARK: - Container

    /// Records the container, while no other thread has access to it.
    @inline(__always)
    func setContainer(_ container: Container) {
        unretainedContainer.store(Pinned(container), ordering: .relaxed)
    }

    /// The container, unless it is being deallocated.
    ///
    /// A weak reference slows down the reference counts of the container, so there is none before the first call.
    var container: Container? {
        let reference = audience.withLock { audience -> WeakReference? in
            if let known = audience.container { return known }
            let container = unretainedContainer.load(ordering: .relaxed)
            audience.container = container.flatMap { WeakReference($0.object) }
            return audience.container
        }
        return reference?.object as? Container
    }

    /// Whether the container is closed.
    var isClosed: Bool { registry.isClosed }

    // MARK: - Registrations

    /// Adds a behavior, which observes registrations from now on.
    func add(_ behavior: any Behavior) {
        audience.withLock { audience in
            audience.behaviors.append(behavior)
            hasBehaviors.store(true, ordering: .releasing)
        }
    }

    /// Stores a registration of a service and notifies the behaviors.
    @inline(__always)
    func file<Service>(_ registration: Registration) -> ServiceEntry<Service> {
        let entry = ServiceEntry<Service>(registration: set(registration), registrar: self)
        if (host ?? self).hasBehaviors.load(ordering: .acquiring) {
            notify(of: Service.self, entry: entry, name: entry.key.name)
        }
        return entry
    }

    /// Stores a registration in the default scope, and notifies the behaviors.
    @inline(__always)
    func file<Service>(
        _ factory: consuming UntypedFactory,
        under key: RegistrationKey,
        _ attributes: Registration.Attributes? = nil
    ) -> ServiceEntry<Service> {
        let policy = defaultScope.commonPolicy ?? ScopePolicy.initial(defaultScope).published
        return file(Registration(key: key, factory: factory, policy: policy, attributes: attributes))
    }

    /// Stores a registration that forwards to another one, and notifies the behaviors.
    func forward<Forwarded, Service>(
        _ type: Forwarded.Type,
        name: String?,
        to service: ServiceEntry<Service>
    ) -> ServiceEntry<Forwarded> {
        let key = RegistrationKey(type, name: name)
        let registration = set(.forwarding(from: key, to: service.registration))
        notify(of: type, entry: service, name: name)
        return ServiceEntry(registration: registration, registrar: self)
    }

    /// The registration that one stored under the same key would replace.
    func registration(for key: RegistrationKey) -> Registration? {
        (host ?? self).registry.registration(for: key, at: level)
    }

    /// Stores a registration.
    ///
    /// - Returns: The registration that is stored: another one, if this registrar stores for a level.
    @discardableResult
    func set(_ registration: Registration) -> Registration {
        if let host, host.isClosed || !isClosed { return host.set(registration.forLevel(level)) }
        registration.owner.set(ObjectIdentifier(self))
        let overwritten = registry.set(registration)
        if registration.key.isContribution { contributions.invalidate() }
        if let overwritten { note(overwritten, overwrittenBy: registration) }
        return registration
    }

    /// Stores a registration under a shorter key, unless another registration has that key; see ``Registry``.
    func setShorter(
        _ registration: Registration,
        orAmbiguous makeAmbiguous: ([RegistrationKey]) -> Registration
    ) {
        guard !registry.isClosed else { return }
        (host ?? self).registry.setShorter(registration.forLevel(level)) { keys in
            makeAmbiguous(keys).forLevel(level)
        }
    }

    @inline(never)
    private func note(_ overwritten: Registration, overwrittenBy registration: Registration) {
        guard let component = OverwrittenComponent(overwritten, by: registration) else { return }
        overwrittenComponents.withLock { components in
            guard !components.contains(where: { $0.isSame(as: component) }) else { return }
            components.append(component)
        }
    }

    /// Registers components that may replace others, without noting those as overridden.
    func replacing(_ register: () -> Void) {
        if let host { return host.replacing(register) }
        let known = overwritten.count
        register()
        overwrittenComponents.withLock { components in components.removeLast(max(components.count - known, 0))
        }
    }

    /// The components that other components have overridden, in that order.
    var overwritten: [OverwrittenComponent] { overwrittenComponents.withLock { $0 } }

    /// Removes all registrations.
    func removeAll() {
        let (storing, level) = (host ?? self, level)
        storing.registry.removeAll { level == nil || $0.level == level }
        storing.contributions.invalidate()
        storing.overwrittenComponents.withLock { components in
            components.removeAll { level == nil || $0.level == level }
        }
    }

    /// Releases everything, because the container was deallocated.
    ///
    /// Registrations may hold entries, which hold the registrar.
    func close() {
        registry.close()
        contributions.invalidate()
        // Releases the former behaviors after unlocking, since their deinitializers are user code.
        _ = audience.withLock { audience in
            unretainedContainer.store(nil, ordering: .relaxed)
            return exchange(&audience, with: Audience())
        }
    }

    @inline(never)
    private func notify<Registered, Service>(
        of type: Registered.Type,
        entry: ServiceEntry<Service>,
        name: String?
    ) {
        let behaviors = (host ?? self).audience.withLock { $0.behaviors }
        guard !behaviors.isEmpty, let container else { return }
        for behavior in behaviors {
            behavior.container(container, didRegisterType: type, toService: entry, withName: name)
        }
    }
}

extension Registration {
    /// The registrar that owns the registration, if others forward to it, or decorate it.
    var registrarIfLedTo: Registrar? {
        // Only registrars are recorded as owners.
        owner.retained(as: Registrar.self)?.object
    }

    /// Whether others lead to the registration, and its container is closed.
    @inline(__always)
    var isOfClosedOwner: Bool {
        guard let owner = owner.retained(as: Registrar.self) else { return false }
        return owner.read(\.isClosed)
    }
}
