import Ampoule

@Register
struct Stable {
    init(name: @autoclosure () -> String) {}
    // expected-error@-1 {{Parameter 'name' cannot be an autoclosure, because a container passes plain values; take a function}}
    // corrected: init(name: () -> String) {}
}
