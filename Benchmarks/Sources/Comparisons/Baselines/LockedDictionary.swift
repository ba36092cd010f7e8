import Synchronization

/// What a person writes who keeps factories in a dictionary that several threads use.
final class LockedDictionary<Factory: Sendable>: Sendable {
    private let factories: Mutex<[ObjectIdentifier: Factory]>

    init(_ factories: [ObjectIdentifier: Factory]) {
        self.factories = Mutex(factories)
    }

    /// The factory of a service; it runs outside the lock.
    func factory<Service>(of service: Service.Type) -> Factory? {
        factories.withLock { $0[ObjectIdentifier(service)] }
    }
}
