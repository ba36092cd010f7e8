import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init() {}

    @Inject(name: "main") func open(keeper: Keeper) {}
    // expected-error@-1 {{'@Inject' on a method takes no name, because it is not itself a dependency; name the parameters that are, or the component in '@Register'}}
    // corrected: @Inject func open(@Inject(name: "main") keeper: Keeper) {}
}
