import Ampoule

final class Session: Sendable {
    init() {}
}

enum Networking {
    @Provides static func session<Key>(key: Key) -> Session { Session() }
    // expected-error@-1 {{Function 'session' cannot be generic, because a registration has fixed types; use fixed types}}
    // corrected: @Provides static func session(key: String) -> Session { Session() }

    @Provides static func sessions<Key: Hashable>(of key: Key) -> [Key: Session]? { nil }
    // expected-error@-1 {{Function 'sessions' cannot be generic, because a registration has fixed types; use fixed types}}
    // corrected: @Provides static func sessions(of key: String) -> [String: Session]? { nil }
}

@Registrations(Networking.sessionComponent, Networking.sessionsComponent)
extension Container {}
