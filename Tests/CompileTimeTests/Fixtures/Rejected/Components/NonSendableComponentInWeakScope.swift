import Ampoule

@Register(scope: .weak)
// expected-error@-1 {{type 'Stable' does not conform to the 'Sendable' protocol}}
final class Stable {
    // corrected: final class Stable: Sendable {
    init() {}
}
