import Ampoule

@Register
final class Stable: Sendable {
    init() {}
}

@Register
final class Horse: Sendable {
    init(@Inject stable: Stabel) {}
    // expected-error@-1 {{cannot find type 'Stabel' in scope}}
    // expected-error@-2 {{cannot find type 'Stabel' in scope}}
    // expected-error@-3 {{cannot find type 'Stabel' in scope}}
    // corrected: init(@Inject stable: Stable) {}
}

@Register
final class Groom: Sendable {
    init(@Inject stables: [Stabel]) {}
    // expected-error@-1 {{cannot find type 'Stabel' in scope}}
    // expected-error@-2 {{cannot find type 'Stabel' in scope}}
    // expected-error@-3 {{cannot find type 'Stabel' in scope}}
    // corrected: init(@Inject stables: [Stable]) {}
}
