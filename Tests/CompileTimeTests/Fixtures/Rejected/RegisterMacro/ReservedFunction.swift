import Ampoule

@Register
final class Stable: Sendable {
    init() {}

    static func register(in container: Container) {}
    // expected-error@-1 {{Component 'Stable' cannot declare 'register(in:)', because '@Register' writes a member of that name; rename it}}
    // corrected: static func add(to container: Container) {}
}
