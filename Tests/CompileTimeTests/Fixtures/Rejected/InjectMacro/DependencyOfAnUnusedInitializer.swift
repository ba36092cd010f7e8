import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    @Inject init(@Inject keeper: Keeper) {}

    init(@Inject keeper: Keeper, name: String) {}
    // expected-warning@-1 {{'@Inject' has no effect here, because the container calls the initializers that are marked with '@Inject'; mark this one, too, or remove '@Inject' here}}
    // corrected: init(keeper: Keeper, name: String) {}
}
