import Ampoule

final class Name {}

@Register
struct Stable {
    init(name: sending Name) {}
    // expected-error@-1 {{Parameter 'name' cannot be 'sending', because the container hands plain values from the caller on to the component; take a plain value}}
    // corrected: init(name: Name) {}
}
