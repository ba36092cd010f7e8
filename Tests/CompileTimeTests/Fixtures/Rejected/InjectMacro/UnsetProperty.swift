import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Register
final class Stable {
    @Inject var keeper: Keeper
    // expected-error@-1 {{Property 'keeper' has no value when 'init(places:)' returns, because the container sets it afterwards; make it optional, or inject a parameter of the initializer}}
    // corrected: @Inject var keeper: Keeper?
    let places: Int

    init(places: Int) { self.places = places }
}

@Register
struct Pasture {
    @Inject var keeper: Keeper
    // expected-error@-1 {{Property 'keeper' has no value when 'init()' returns, because the container sets it afterwards; make it optional, or inject a parameter of the initializer}}
    // corrected: let keeper: Keeper

    init() {}
    // corrected: init(@Inject keeper: Keeper) { self.keeper = keeper }
}
