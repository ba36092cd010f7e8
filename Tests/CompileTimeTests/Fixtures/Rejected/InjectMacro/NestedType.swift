import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
struct Stable {
    @Inject struct Yard {}
    // expected-error@-1 {{'@Inject' cannot be applied to a structure; it goes before a property, a method or an initializer of a component, or before a parameter}}
    // corrected: struct Yard {}
}
