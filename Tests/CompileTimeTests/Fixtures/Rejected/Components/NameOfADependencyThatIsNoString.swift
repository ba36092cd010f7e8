import Ampoule

@Register
final class Stable: Sendable {
    init() {}
}

@Register
final class Horse: Sendable {
    init(@Inject(name: 1) stable: Stable) {}
    // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
    // expected-error@-2 {{cannot convert return expression of type 'Int' to return type 'String'}}
    // corrected: init(@Inject(name: "1") stable: Stable) {}
}
