import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@MainActor
@Register
final class Stable {
    @Inject static var keeper: Keeper?
    // expected-error@-1 {{Property 'keeper' cannot be injected, because it belongs to the type instead of an instance; remove 'static'}}
    // corrected: @Inject var keeper: Keeper?

    init() {}
}
