import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init(@Inject keepers: Keeper...) {}
    // expected-error@-1 {{Parameter 'keepers' cannot be variadic, because a container passes plain values; take an array}}
    // corrected: init(@Inject keepers: Keeper) {}
}
