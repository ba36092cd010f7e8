import Ampoule

final class Session: Sendable {
    init() {}
}

protocol Connection: Sendable {}
extension Session: Connection {}

enum Networking {
    @Provides static func session() -> some Connection { Session() }
    // expected-error@-1 {{Function 'session' cannot return the opaque type 'some Connection', because a registration has a fixed type; return 'any Connection'}}
    // corrected: @Provides static func session() -> any Connection { Session() }
}
