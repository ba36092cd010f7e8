import Ampoule

@Register
struct Stable {
    init(name: inout String) {}
    // expected-error@-1 {{Parameter 'name' cannot be 'inout', because the container hands plain values from the caller on to the component; take an object that it can change}}
    // corrected: init(name: String) {}
}
