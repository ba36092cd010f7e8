import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

final class Stable {
    // corrected: @Register final class Stable {
    init() {}

    @Inject func open(keeper: Keeper) {}
    // expected-error@-1 {{'@Inject' has no effect here, because 'Stable' is not a component; apply '@Register' to it}}
}
