import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    @Inject(name: "main") init(keeper: Keeper) {}
    // expected-error@-1 {{'@Inject' on an initializer takes no name, because it is not itself a dependency; name the parameters that are, or the component in '@Register'}}
    // corrected: @Inject init(@Inject(name: "main") keeper: Keeper) {}
}
