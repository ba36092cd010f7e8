import Ampoule

final class Session: Sendable {
    init() {}
}

enum Networking {
    @Provides static var session: Session { Session() }
    // expected-error@-1 {{'@Provides' cannot be applied to a property, because it goes before a static function that makes a service; write such a function}}
    // corrected: @Provides static func session() -> Session { Session() }
}
