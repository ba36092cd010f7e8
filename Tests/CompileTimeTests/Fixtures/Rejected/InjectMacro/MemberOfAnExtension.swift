import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init() {}
    // corrected: init() {}
    // corrected: @Inject func open(keeper: Keeper) {}
}

extension Stable {
    @Inject func open(keeper: Keeper) {}
    // expected-error@-1 {{'@Inject' has no effect in an extension, because '@Register' only sees the declaration of 'Stable' itself; move this member there}}
    // corrected: func close(keeper: Keeper) {}
}
