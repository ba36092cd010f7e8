import Ampoule

@Register
struct Stable<each Horse> {
    // corrected: struct Stable<Horse> {
    init(horses: repeat each Horse) {}
    // expected-error@-1 {{Parameter 'horses' cannot be a pack, because a container passes plain values; take one}}
    // corrected: init(horses: Horse) {}
}
