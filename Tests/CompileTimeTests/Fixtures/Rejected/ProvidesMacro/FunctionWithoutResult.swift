import Ampoule

final class Session: Sendable {
    init() {}
}

enum Networking {
    @Provides static func session() {}
    // expected-error@-1 {{Function 'session' provides nothing, because it returns no value; return the service}}
    // corrected: @Provides static func session() -> Session { Session() }
}
