import Ampoule

final class Session: Sendable {
    init() {}
}

enum Networking {
    @Provides func session() -> Session { Session() }
    // expected-error@-1 {{Function 'session' cannot provide a service, because it is called on an instance, and a container has none; make it 'static'}}
    // corrected: @Provides static func session() -> Session { Session() }
}
