import Ampoule

final class Session: Sendable {
    init() {}
}

@Provides
// expected-error@-1 {{'@Provides' cannot be applied to a structure, because it goes before a static function that makes a service; use '@Register'}}
// corrected: @Register
struct Stable: Sendable {
    init() {}
}
