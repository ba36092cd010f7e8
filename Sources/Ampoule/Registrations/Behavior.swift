/// Observes the registrations made in a container.
///
/// Name and meaning match Swinject's `Behavior`.
public protocol Behavior: Sendable {
    /// Called after a service was registered, on the thread that registered it.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - type: The type that instances are resolved by: the service, or the type to forward from.
    ///   - entry: The entry of the registration, or of the registration to forward to.
    ///   - name: The name of the registration.
    func container<Registered, Service>(
        _ container: Container,
        didRegisterType type: Registered.Type,
        toService entry: ServiceEntry<Service>,
        withName name: String?
    )
}

extension Container {
    /// Adds a behavior, which observes registrations from now on.
    ///
    /// - Parameter behavior: The behavior.
    public func addBehavior(_ behavior: any Behavior) {
        let container = active
        container.registrar.add(behavior)
    }
}
