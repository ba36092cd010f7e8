/// Observes the registrations made in a container.
///
/// Name and meaning are those of Swinject's `Behavior`.
public protocol Behavior: Sendable {
    /// Called after a service was registered, on the thread that registered it.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - type: The type under which instances are to be had: the service, or the type that is forwarded.
    ///   - entry: The entry of the registration, or of the one that is forwarded to.
    ///   - name: The name of the registration.
    func container<Registered, Service>(
        _ container: Container,
        didRegisterType type: Registered.Type,
        toService entry: ServiceEntry<Service>,
        withName name: String?
    )
}

extension Container {
    /// Adds something to be told of each registration from now on.
    ///
    /// - Parameter behavior: What to tell.
    public func addBehavior(_ behavior: any Behavior) {
        registrar.add(behavior, of: self)
    }
}
