import Ampoule

@Register(named: "main")
// expected-error@-1 {{incorrect argument label in macro expansion (have 'named:', expected 'name:')}}
// corrected: @Register(name: "main")
final class Stable: Sendable {
    init() {}
}
