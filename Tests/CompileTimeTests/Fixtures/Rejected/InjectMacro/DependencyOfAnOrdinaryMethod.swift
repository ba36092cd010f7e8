import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init(@Inject keeper: Keeper) {}

    func open(@Inject for keeper: Keeper) {}
    // expected-warning@-1 {{'@Inject' has no effect here, because the container does not call 'open'; mark it with '@Inject', or remove '@Inject' here}}
    // corrected: func open(for keeper: Keeper) {}

    private class func build(@Inject _ keeper: Keeper, height: Int) -> Stable { Stable(keeper: keeper) }
    // expected-warning@-1 {{'@Inject' has no effect here, because the container does not call 'build'; mark it with '@Provides', or remove '@Inject' here}}
    // corrected: private class func build(_ keeper: Keeper, height: Int) -> Stable { Stable(keeper: keeper) }
}
