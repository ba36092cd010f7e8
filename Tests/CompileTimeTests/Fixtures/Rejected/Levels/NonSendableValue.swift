import Ampoule

final class Visit {}
// corrected: final class Visit: Sendable {}

let level = ContainerLevel<Visit>("visit")
// expected-error@-1 {{type 'Visit' does not conform to the 'Sendable' protocol}}
