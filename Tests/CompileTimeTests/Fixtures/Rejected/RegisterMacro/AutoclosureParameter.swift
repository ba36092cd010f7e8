import Ampoule

@Register
struct Stable {
    init(name: @autoclosure () -> String) {}
    // expected-error@-1 {{Parameter 'name' cannot be an autoclosure, because the container hands plain values from the caller on to the component; take a function}}
    // corrected: init(name: () -> String) {}
}
