import Ampoule

struct Session {}

enum Networking {
    @Provides(scope: .container) static func session(timeout: Double) -> Sesion { fatalError() }
    // expected-error@-1 {{cannot find type 'Sesion' in scope}}
    // corrected: @Provides(scope: .container) static func session(timeout: Double) -> Session { fatalError() }

    @Provides static func sessions() async throws -> [Sesion]? { fatalError() }
    // expected-error@-1 {{cannot find type 'Sesion' in scope}}
    // corrected: @Provides static func sessions() async throws -> [Session]? { fatalError() }
}
