import Ampoule

@Register(scope: .container)
final class Stable: Sendable {
    var horses: [String] = []
    // expected-error@-1 {{stored property 'horses' of 'Sendable'-conforming class 'Stable' is mutable}}
    // corrected: let horses: [String] = []
    init() {}
}
