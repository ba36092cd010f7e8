import Ampoule

@Register
final class Stable: Sendable {
    struct Factory {}
    // expected-error@-1 {{Component 'Stable' cannot declare 'Factory', because '@Register' writes a member of that name; rename it}}
    // corrected: struct Workshop {}

    init() {}
}
