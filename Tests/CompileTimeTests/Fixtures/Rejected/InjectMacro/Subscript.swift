import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
struct Stable {
    @Inject subscript(index: Int) -> Int { index }
    // expected-error@-1 {{'@Inject' cannot be applied to a subscript; it goes before a property, a method or an initializer of a component, or before a parameter}}
    // corrected: subscript(index: Int) -> Int { index }
}
