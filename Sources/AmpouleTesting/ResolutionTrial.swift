import Ampoule

/// What ``Ampoule/Container/expectResolvable(sourceLocation:_:)`` needs to resolve registrations: arguments, and the values of
/// levels; or which ones it leaves out.
public struct ResolutionTrial: Sendable {
    /// A request with arguments.
    struct Request: Sendable {
        let key: RegistrationKey
        let failure: @Sendable (Container) async -> ResolutionError?
    }

    private(set) var requests: [Request] = []
    private(set) var levels: [@Sendable (Container) throws -> Container] = []
    private var skipped: [(service: ObjectIdentifier, name: String?)] = []

    init() {}

    /// Passes arguments to a registration that takes them.
    ///
    /// The static types of the arguments are part of the registration key.
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
        requests.append(
            Request(key: key) { container in
                do throws(ResolutionError) {
                    try await container.tried(service, name: name, repeat each argument)
                    return nil
                } catch {
                    return error
                }
            }
        )
    }

    /// Opens a level with a value, inside the levels that were opened before, for the registrations in its scope, and for those
    /// that need its value.
    ///
    /// - Parameters:
    ///   - level: The level.
    ///   - value: The value.
    public mutating func open<Value>(_ level: ContainerLevel<Value>, _ value: Value) {
        levels.append { container in try container.requireChild(level, value) }
    }

    /// Opens a level that has no value.
    ///
    /// - Parameter level: The level.
    public mutating func open(_ level: ContainerLevel<Void>) {
        open(level, ())
    }

    /// Leaves out the registrations of a service.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - name: The name of the registrations; those without a name if it is `nil`.
    ///   - reason: Why they can't be resolved in a test, for the reader.
    public mutating func skip(_ service: Any.Type, name: String? = nil, because reason: String) {
        skipped.append((ObjectIdentifier(service), name))
    }

    func skips(_ key: RegistrationKey) -> Bool {
        skipped.contains { service, name in service == ObjectIdentifier(key.serviceType) && name == key.name }
    }
}
