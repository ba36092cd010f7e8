import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    init(@Inject(name: "") keeper: Keeper) {}
    // expected-error@-1 {{The name is empty, which is another registration than the one without a name; give a name or remove 'name:'}}
    // corrected: init(@Inject keeper: Keeper) {}
}
