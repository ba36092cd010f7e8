import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init(@Inject of _: Keeper) {}
    // expected-error@-1 {{Dependency 'of' cannot be named '_', because '@Inject' is a property wrapper here, and the compiler does not link one without a name; give it a name}}
    // corrected: init(@Inject of: Keeper) {}

    @Inject func hire(_: Keeper, and _: Keeper) {}
}

enum Tools {
    @Provides static func rake(@Inject _: Keeper) -> Int { 1 }
    // expected-error@-1 {{Dependency cannot be named '_', because '@Inject' is a property wrapper here, and the compiler does not link one without a name; give it a name}}
    // typed: keeper
    // corrected: @Provides static func rake(@Inject _ keeper: Keeper) -> Int { 1 }
}
