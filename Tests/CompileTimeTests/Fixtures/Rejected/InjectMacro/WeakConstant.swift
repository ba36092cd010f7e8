import Ampoule

@Register
final class Stable: Sendable {
    init() {}
}

@Register
final class Keeper {
    @Inject weak let stable: Stable?
    // expected-error@-1 {{Constant 'stable' cannot be injected, because the component's own initializer sets it; make it a variable}}
    // corrected: @Inject weak var stable: Stable?

    init() {
        stable = nil
        // corrected:
    }
}
