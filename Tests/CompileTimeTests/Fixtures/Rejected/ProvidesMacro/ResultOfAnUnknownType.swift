import Ampoule

struct Session {}

enum Networking {
    @Provides(scope: .container) static func session(timeout: Double) -> Sesion { fatalError() }
    // expected-error@-1 {{cannot find type 'Sesion' in scope}}
    // expected-error@-2 {{cannot find type 'Sesion' in scope}}
    // expected-error@-3 {{type 'Networking.__session' does not conform to protocol 'Registrable'}}
    // expected-error@-4 {{'@escaping' only applies to function types}}
    // corrected: @Provides(scope: .container) static func session(timeout: Double) -> Session { fatalError() }

    @Provides static func sessions() async throws -> [Sesion]? { fatalError() }
    // expected-error@-1 {{cannot find type 'Sesion' in scope}}
    // expected-error@-2 {{cannot find type 'Sesion' in scope}}
    // expected-error@-3 {{type 'Networking.__sessions' does not conform to protocol 'Registrable'}}
    // expected-error@-4 {{'@escaping' only applies to function types}}
    // corrected: @Provides static func sessions() async throws -> [Session]? { fatalError() }
}
