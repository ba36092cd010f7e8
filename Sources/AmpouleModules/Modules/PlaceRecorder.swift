import Synchronization

/// Records the registrations that a component makes.
final class PlaceRecorder: Behavior {
    private let recorded = Mutex<[RegistrationPlace]>([])

    /// The keys under which a component registers itself; none if it decorates a service.
    static func places<Component: Registrable>(takenBy component: Component.Type) -> [RegistrationPlace] {
        let recorder = PlaceRecorder()
        component.register(in: .collecting(for: recorder))
        return recorder.recorded.withLock { $0 }
    }

    func container<Registered, Service>(
        _ container: Container,
        didRegisterType type: Registered.Type,
        toService entry: ServiceEntry<Service>,
        withName name: String?
    ) {
        let place = RegistrationPlace(type, argumentTypes: entry.key.argumentTypes, name: name)
        recorded.withLock { $0.append(place) }
    }
}
