import Ampoule

@Register
enum Gait: Sendable {
    // expected-error@-1 {{Enumeration 'Gait' cannot be a component, because nothing says which case to make; add an initializer that does}}
    case walk
    case trot
    // corrected: case trot
    // corrected: init() { self = .walk }
}
