import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@propertyWrapper
struct Clamped {
    var wrappedValue: Keeper
}

@Register
final class Stable {
    init(@Inject @Clamped keeper: Keeper) {}
    // expected-error@-1 {{'@Clamped' cannot be combined with '@Inject', because the container passes the dependency itself; remove one of them}}
    // corrected: init(@Inject keeper: Keeper) {}
}
