import Ampoule

@Register
struct Stable {
    init(name: inout String) {}
    // expected-error@-1 {{Parameter 'name' cannot be 'inout', because a container passes plain values; take an object that it can change}}
    // corrected: init(name: String) {}
}
