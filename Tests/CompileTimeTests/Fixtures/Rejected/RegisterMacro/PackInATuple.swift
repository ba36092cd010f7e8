import Ampoule

struct Team<each Horse> {
    let horses: (repeat each Horse)
}

@Register
struct Stable<each Horse> {
    init(horses: (repeat each Horse)) {}
    // expected-error@-1 {{Parameter 'horses' cannot be a tuple of a pack, because a container passes plain values; take one}}
    // corrected: init(horses: Team<repeat each Horse>) {}
}

@Register
struct Barn<each Horse> {
    init(feed: (repeat each Horse) -> Void) {}
    // expected-error@-1 {{Parameter 'feed' cannot be a function of a pack, because a container passes plain values; take one}}
    // corrected: init(feed: Team<repeat each Horse>) {}
}
