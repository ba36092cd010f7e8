import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init(@Inject keeper: Keeper = Keeper()) {}
    // expected-error@-1 {{Dependency 'keeper' cannot have a default value, because the container always fills it in; remove the value, or '@Inject' to make it an argument}}
    // corrected: init(@Inject keeper: Keeper) {}
}
