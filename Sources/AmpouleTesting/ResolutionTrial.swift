import Ampoule

/// The arguments and the values of levels that ``Ampoule/Container/expectResolvable(sourceLocation:_:)`` resolves registrations
/// with, and the registrations that it leaves out.
public struct ResolutionTrial: Sendable {
    /// A request with arguments.
    struct Request: Sendable {
        typealias Resolve =
            nonisolated(nonsending) @Sendable (TriedRegistration, Container)
            async throws(ResolutionError) -> [ResolutionError]

        let key: RegistrationKey
        let resolve: Resolve
    }

    /// Registrations to leave out.
    struct Omission: Sendable {
        let service: any Any.Type
        let name: String?
        let reason: String
    }

    private(set) var requests: [Request] = []
    private(set) var levels: [@Sendable (Container) throws -> Container] = []
    private(set) var omissions: [Omission] = []

    init() {}

    /// Passes arguments to a registration that takes them.
    ///
    /// The static types of the arguments are part of the registration key. Arguments that no registration takes are an issue.
    ///
    /// - Parameters:
    ///   - argument: The arguments.
    ///   - service: The type of the service.
    ///   - name: The name of the registration.
    public mutating func pass<Service, each Argument: Sendable>(
        _ argument: repeat each Argument,
        to service: Service.Type,
        name: String? = nil
    ) {
        let key = RegistrationKey(service, argumentTypes: repeat (each Argument).self, name: name)
        let request = Request(key: key) { registration, container async throws(ResolutionError) in
            try await registration.resolve(service, name: name, in: container, repeat each argument)
        }
        requests.append(request)
    }

    /// Opens a level, for what is registered for it, and for what needs its value.
    ///
    /// A level that is opened in another one is opened in that, which must be opened before.
    ///
    /// - Parameter value: The value of the level.
    public mutating func open<Level: ContainerLevel>(_ value: Level) {
        levels.append { container throws(LevelError) in try container.core.opened(value).container }
    }

    /// Leaves out the registrations of a service, with any arguments; if there are none, that is an issue.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - name: The name of the registrations; those without a name if it is `nil`.
    ///   - reason: The reason why a test can't resolve them, for readers and for that issue.
    public mutating func skip(_ service: Any.Type, name: String? = nil, because reason: String) {
        omissions.append(Omission(service: service, name: name, reason: reason))
    }
}
