import Ampoule

@Register(scope: .container)
// expected-error@-1 {{type 'Stable' does not conform to the 'Sendable' protocol}}
// corrected: @Register(scope: .graph)
final class Stable {
    var isOpen = false

    init() async {}
}
