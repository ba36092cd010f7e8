import Ampoule

@Register
struct Stable {
    init(names: String...) {}
    // expected-error@-1 {{Parameter 'names' cannot be variadic, because the container hands plain values from the caller on to the component; take an array}}
    // corrected: init(names: [String]) {}
}
