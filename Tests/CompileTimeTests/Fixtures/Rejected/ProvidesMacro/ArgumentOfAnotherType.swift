import Ampoule

final class Session: Sendable {
    init() {}
}

enum Networking {
    @Provides static func session(timeout: Double) -> Session { Session() }
}

@Registrations(Networking.sessionComponent)
extension Container {}

func session(_ container: Container) -> Session {
    container.session(timeout: "3")
    // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Double'}}
    // corrected: container.session(timeout: 3)
}
