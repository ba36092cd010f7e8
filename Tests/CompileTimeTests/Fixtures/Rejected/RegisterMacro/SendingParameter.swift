import Ampoule

final class Name {}

@Register
struct Stable {
    init(name: sending Name) {}
    // expected-error@-1 {{Parameter 'name' cannot be 'sending', because a container passes plain values; take one}}
    // corrected: init(name: Name) {}
}
