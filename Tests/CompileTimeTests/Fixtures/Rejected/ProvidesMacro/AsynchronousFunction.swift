import Ampoule

final class Session: Sendable {
    init() {}
}

enum Networking {
    @Provides static func session() async -> Session { Session() }
    // expected-error@-1 {{Function 'session' cannot be 'async', because a container makes instances without waiting; move the asynchronous work to a method that is called later}}
    // corrected: @Provides static func session() -> Session { Session() }
}
