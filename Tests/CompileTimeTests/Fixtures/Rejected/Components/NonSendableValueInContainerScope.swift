import Ampoule

@Register(scope: .container)
// expected-error@-1 {{type 'Stable' does not conform to the 'Sendable' protocol}}
struct Stable {
    // corrected: struct Stable: Sendable {
    let keeper: Keeper
}

final class Keeper {}
// corrected: final class Keeper: Sendable {}
