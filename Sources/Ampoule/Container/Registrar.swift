import Synchronization

/// Files the registrations of one container, and tells its behaviours of them.
///
/// The entries of registrations hold it, not their container: a strong reference might keep the container
/// alive for ever, and a weak one would make counting the references to the container slower for good.
final class Registrar: Sendable {
    let registry = Registry()

    private struct Audience: Sendable {
        var behaviors: [any Behavior] = []

        /// The container to name to the behaviours; referred to only once there are some.
        var container: WeakReference?
    }

    private let audience = Mutex(Audience())

    /// The components that others have taken the place of, for the component graph to tell of.
    private let overwrittenComponents = Mutex<[OverwrittenComponent]>([])

    /// Adds something to be told of each registration from now on.
    func add(_ behavior: any Behavior, of container: Container) {
        audience.withLock { audience in
            audience.behaviors.append(behavior)
            if audience.container == nil { audience.container = WeakReference(container) }
        }
    }

    /// Files a registration and tells the behaviours.
    func file<Service>(_ registration: Registration, as serviceType: Service.Type) -> ServiceEntry<Service> {
        let entry = ServiceEntry<Service>(registration, registrar: self)
        file(entry, as: serviceType)
        return entry
    }

    /// Files the registration of an entry and tells the behaviours.
    func file<Service>(_ entry: ServiceEntry<Service>, as serviceType: Service.Type) {
        set(entry.registration)
        notify(of: serviceType, entry: entry, name: entry.registration.key.name)
    }

    /// Files a registration that forwards to another one, and tells the behaviours.
    func forward<Forwarded, Service>(
        _ type: Forwarded.Type,
        name: String?,
        to service: ServiceEntry<Service>
    ) -> ServiceEntry<Forwarded> {
        let target = service.registration
        let factory = target.asynchronousFactory ?? target.factory
        let registration = factory.forwardingRegistration(of: type, name: name, to: target)
        set(registration)
        notify(of: type, entry: service, name: name)
        return ServiceEntry(registration, registrar: self)
    }

    private func set(_ registration: Registration) {
        guard let overwritten = registry.set(registration),
            let component = OverwrittenComponent(overwritten, by: registration)
        else { return }
        overwrittenComponents.withLock { components in
            guard !components.contains(where: { $0.isSame(as: component) }) else { return }
            components.append(component)
        }
    }

    /// The components that other components have taken the place of, in that order.
    var overwritten: [OverwrittenComponent] { overwrittenComponents.withLock { $0 } }

    /// Removes all registrations.
    func removeAll() {
        registry.removeAll()
        overwrittenComponents.withLock { $0.removeAll() }
    }

    /// Lets go of everything, since the container has gone.
    ///
    /// What was filed may hold entries, which hold this.
    func close() {
        registry.close()
        // The former behaviours are released after the lock is, since their deinitializers are user code.
        _ = audience.withLock { audience in
            defer { audience = Audience() }
            return audience
        }
    }

    private func notify<Registered, Service>(
        of type: Registered.Type,
        entry: ServiceEntry<Service>,
        name: String?
    ) {
        let audience = self.audience.withLock { $0 }
        guard !audience.behaviors.isEmpty, let container = audience.container?.object as? Container else {
            return
        }
        for behavior in audience.behaviors {
            behavior.container(container, didRegisterType: type, toService: entry, withName: name)
        }
    }
}
