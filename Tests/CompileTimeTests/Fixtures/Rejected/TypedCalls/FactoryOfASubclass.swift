import Ampoule

@Register
class Horse {
    init() {}
}

@Register
final class Pony: Horse {
    init(name: String) {}
}

/// A pony that is no component of its own.
final class Foal: Horse {}

func ride(_ container: Container) {
    _ = container.factory(for: Horse.self)()
    _ = container.factory(for: Pony.self)(name: "Lucky")
    // expected-error@-1 {{instance method 'factory(for:)' requires the types 'Pony' and 'Horse' be equivalent}}
    // expected-error@-2 {{extra argument 'name' in call}}
    // corrected: _ = Pony.Factory(resolver: container)(name: "Lucky")
    _ = container.factory(for: Foal.self)()
    // expected-error@-1 {{instance method 'factory(for:)' requires the types 'Foal' and 'Horse' be equivalent}}
    // corrected: _ = container.factory(for: Horse.self)()
}
