import Ampoule

final class Session: Sendable {
    init() {}
}

final class Cache {}

enum Networking {
    @Provides(scope: .container)
    // expected-error@-1 {{type 'Networking.__provided_cache.RegisteredService' (aka 'Cache') does not conform to the 'Sendable' protocol}}
    // corrected: @Provides
    static func cache() -> Cache { Cache() }
}
