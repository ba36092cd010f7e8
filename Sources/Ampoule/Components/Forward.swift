/// A further service of a component, or a list that it contributes to.
public struct __Forward: Sendable {
    private let key: @Sendable (Registration) -> RegistrationKey
    private let forward: @Sendable (Container, any ForwardableEntry, String?) -> Void
    private let forwardShorter: @Sendable (Container, any ShorterKey, Registration) -> Void

    /// Describes a further service.
    public init<Service>(_ service: Service.Type) {
        key = { target in Registration.forwarding(from: Service.self, name: target.key.name, to: target).key }
        forward = { container, entry, name in entry.forward(Service.self, name: name, in: container) }
        forwardShorter = { container, key, target in
            key.register(Service.self, name: target.key.name, origin: target.origin, in: container)
        }
    }

    /// Describes a list that the component contributes to, if it takes no arguments.
    public init<Element>(contributingTo element: Element.Type) {
        key = { target in
            .contribution(to: Element.self, name: target.key.name, orUnnamed: .registration(target.key))
        }
        forward = { container, entry, name in entry.contribute(to: Element.self, name: name, in: container) }
        forwardShorter = { container, key, target in key.contribute(target, to: Element.self, in: container) }
    }

    /// The key of the registration that forwards, or contributes, what another one makes.
    func key(forwardingTo target: Registration) -> RegistrationKey { key(target) }

    func register(_ container: Container, _ entry: any ForwardableEntry, _ name: String?) {
        forward(container, entry, name)
    }

    /// Registers the forward of a shorter key.
    ///
    /// - Parameter target: The registration of the component under the shorter key.
    func register(_ container: Container, _ key: any ShorterKey, _ target: Registration) {
        forwardShorter(container, key, target)
    }
}

/// An entry, independent of its service.
protocol ForwardableEntry {
    func forward<Forwarded>(_ type: Forwarded.Type, name: String?, in container: Container)

    /// Contributes to a list, unless the registration takes arguments.
    func contribute<Element>(to type: Element.Type, name: String?, in container: Container)
}

extension ServiceEntry: ForwardableEntry {
    func forward<Forwarded>(_ type: Forwarded.Type, name: String?, in container: Container) {
        container.forward(type, name: name, to: self)
    }

    func contribute<Element>(to type: Element.Type, name: String?, in container: Container) {
        guard key.signature.takesNoArguments else { return }
        container.registrar.contribute(registration, to: type, name: name)
    }
}
