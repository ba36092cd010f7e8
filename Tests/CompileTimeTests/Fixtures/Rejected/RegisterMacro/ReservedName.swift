import Ampoule

@Register
final class Factory: Sendable {
    // expected-error@-1 {{A component cannot be named 'Factory', because '@Register' writes a nested type of that name; rename it}}
    // corrected: final class Workshop: Sendable {
    init() {}
}
