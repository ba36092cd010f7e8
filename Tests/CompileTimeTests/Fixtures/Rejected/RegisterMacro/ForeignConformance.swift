import Ampoule

@Register
// expected-error@-1 {{'Horse' cannot be made a component, because it already conforms to 'Registrable' without '@Register'; remove that conformance}}
struct Horse: Registrable {
    // expected-error@-1 {{type 'Horse' does not conform to protocol 'Registrable'}}
    // corrected: struct Horse {
    init() {}
}
