import Ampoule

final class Session: Sendable {
    init() {}
}

enum Networking {
    @Provides static func session() -> Session { Session() }
}

@Registrations(Networking.session)
// expected-error@-1 {{Component 'Networking.session' is not spelled out, but its accessor is named after it; write it as 'Type.self', or as 'Networking.sessionComponent' if it is a function}}
// corrected: @Registrations(Networking.sessionComponent)
extension Container {}
