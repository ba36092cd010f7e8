/// A further service of a component.
public struct __Forward: Sendable {
    private let key: @Sendable (Registration) -> RegistrationKey
    private let forward: @Sendable (Container, any ForwardableEntry, String?) -> Void
    private let forwardShorter: @Sendable (Container, any ShorterKey, String?, ComponentOrigin?) -> Void

    /// Describes a further service.
    public init<Service>(_ service: Service.Type) {
        key = { target in Registration.forwarding(from: Service.self, name: target.key.name, to: target).key }
        forward = { container, entry, name in entry.forward(Service.self, name: name, in: container) }
        forwardShorter = { container, key, name, origin in
            key.register(Service.self, name: name, origin: origin, in: container)
        }
    }

    /// The key of a registration that forwards to another one.
    func key(forwardingTo target: Registration) -> RegistrationKey { key(target) }

    func register(_ container: Container, _ entry: any ForwardableEntry, _ name: String?) {
        forward(container, entry, name)
    }

    func register(
        _ container: Container,
        _ key: any ShorterKey,
        _ name: String?,
        _ origin: ComponentOrigin?
    ) {
        forwardShorter(container, key, name, origin)
    }
}

/// An entry, independent of its service.
protocol ForwardableEntry {
    func forward<Forwarded>(_ type: Forwarded.Type, name: String?, in container: Container)
}

extension ServiceEntry: ForwardableEntry {
    func forward<Forwarded>(_ type: Forwarded.Type, name: String?, in container: Container) {
        container.forward(type, name: name, to: self)
    }
}
