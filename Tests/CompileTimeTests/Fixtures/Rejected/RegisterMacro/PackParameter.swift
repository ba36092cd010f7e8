import Ampoule

@Register
struct Stable<each Horse> {
    // corrected: struct Stable<Horse> {
    init(horses: repeat each Horse) {}
    // expected-error@-1 {{Parameter 'horses' cannot be a pack, because the container hands plain values from the caller on to the component; take a plain value}}
    // corrected: init(horses: Horse) {}
}
