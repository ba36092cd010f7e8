import Ampoule

@Register
struct Stable {
    init(names: String...) {}
    // expected-error@-1 {{Parameter 'names' cannot be variadic, because a container passes plain values; take an array}}
    // corrected: init(names: [String]) {}
}
