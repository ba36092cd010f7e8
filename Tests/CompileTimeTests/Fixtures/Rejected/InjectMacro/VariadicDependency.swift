import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init(@Inject keepers: Keeper...) {}
    // expected-error@-1 {{Parameter 'keepers' cannot be variadic, because the container hands plain values from the caller on to the component; take an array}}
    // corrected: init(@Inject keepers: Keeper) {}
}
