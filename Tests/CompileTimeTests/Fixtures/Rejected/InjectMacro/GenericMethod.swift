import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init() {}

    @Inject func open<Person>(keeper: Person) {}
    // expected-error@-1 {{Method 'open' cannot be injected, because nothing says what its generic parameters are; write the types of its dependencies}}
    // corrected: @Inject func open(keeper: Keeper) {}
}
