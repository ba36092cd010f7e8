import Ampoule

final class Visit {}
// corrected: final class Visit: Sendable {}

func makeLevel() {
    _ = ContainerLevel<Visit>("visit")
    // expected-error@-1 {{type 'Visit' does not conform to the 'Sendable' protocol}}
    // expected-error@-2 {{type 'Visit' does not conform to the 'Sendable' protocol}}
}
