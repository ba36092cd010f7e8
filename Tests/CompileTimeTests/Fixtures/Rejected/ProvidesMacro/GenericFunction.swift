import Ampoule

final class Session: Sendable {
    init() {}
}

enum Networking {
    @Provides static func session<Key>(key: Key) -> Session { Session() }
    // expected-error@-1 {{Function 'session' cannot be generic, because a registration is of certain types; use certain types}}
    // corrected: @Provides static func session(key: String) -> Session { Session() }
}
