import Ampoule

final class Session: Sendable {
    init() {}
}

enum Networking {
    @Provides static func session() -> Session { Session() }
}

@Registrations(Networking.session)
// expected-error@-1 {{cannot convert value of type '@Sendable () -> Session' to expected argument type 'any Registrable.Type'}}
// corrected: @Registrations(Networking.sessionComponent)
extension Container {}
