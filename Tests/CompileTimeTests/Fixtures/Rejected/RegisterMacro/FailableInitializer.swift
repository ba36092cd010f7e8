import Ampoule

@Register
final class Horse: Sendable {
    init?(name: String) {}
    // expected-error@-1 {{The initializer of component 'Horse' cannot be failable, because a registration stands for an instance that exists; make it throw the reason instead}}
    // corrected: init(name: String) throws {}
}
