import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    @Inject lazy var keeper = Keeper()
    // expected-error@-1 {{Property 'keeper' cannot be injected, because a lazy property makes its own value; remove 'lazy' and its value, or use 'Lazy' as its type}}
    // corrected: @Inject var keeper: Lazy<Keeper>?

    init() {}
}
