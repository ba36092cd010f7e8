import Ampoule

final class Session: Sendable {
    init() {}
}

enum Networking {
    @Provides static func session() throws -> Session { Session() }
}

func session(_ container: Container) throws -> Session {
    container.factory(for: Networking.sessionComponent)()
    // expected-error@-1 {{call can throw but is not marked with 'try'}}
    // corrected: try container.factory(for: Networking.sessionComponent)()
}
