import Ampoule

@Register
final class Horse: Sendable {
    init<Name>(name: Name) {}
    // expected-error@-1 {{The initializer of component 'Horse' cannot be generic, because a registration has fixed types; make the type generic, or use existential types}}
    // corrected: init(name: String) {}
}
