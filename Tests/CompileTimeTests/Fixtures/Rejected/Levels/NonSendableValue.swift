import Ampoule

final class Notes {}
// corrected: final class Notes: Sendable {}

struct Visit: ContainerLevel {
    let notes: Notes
    // expected-error@-1 {{stored property 'notes' of 'Sendable'-conforming struct 'Visit' has non-Sendable type 'Notes'}}
}

final class Round: ContainerLevel {
    var number = 0
    // expected-error@-1 {{stored property 'number' of 'Sendable'-conforming class 'Round' is mutable}}
    // corrected: let number = 0
}
