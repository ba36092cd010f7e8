import Ampoule

@Register(name: "")
// expected-error@-1 {{The name is empty, which is another registration than the one without a name; give a name or remove 'name:'}}
// corrected: @Register(name: "main")
final class Stable: Sendable {
    init(horses: String...) {}
    // expected-error@-1 {{Parameter 'horses' cannot be variadic, because a container passes plain values; take an array}}
    // corrected: init(horses: [String]) {}

    @Inject static func open(keeper: Keeper) {}
    // expected-error@-1 {{Method 'open' cannot be injected, because it belongs to the type instead of an instance; remove 'static'}}
    // corrected: @Inject func open(keeper: Keeper) {}
}

@Register
final class Keeper: Sendable {
    init() {}
}
