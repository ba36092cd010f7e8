import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
struct Stable {
    @Inject var keeper: Keeper
    var isOpen = true
    // expected-error@-1 {{The type of property 'isOpen' is only inferred, but '@Register' writes code with it; add a type, or make the property 'private'}}
    // typed: Bool
    // corrected: var isOpen: Bool = true
}
