import Ampoule

@Register
final class Horse: Sendable {
    init?(name: String) {}
}

func lucky(_ container: Container) -> Horse {
    container.factory(for: Horse.self)(name: "Lucky")
    // expected-error@-1 {{value of optional type 'Horse?' must be unwrapped to a value of type 'Horse'}}
    // corrected: container.factory(for: Horse.self)(name: "Lucky")!
}
