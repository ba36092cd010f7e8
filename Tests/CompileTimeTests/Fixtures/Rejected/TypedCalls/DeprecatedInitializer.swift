import Ampoule

@Register
final class Horse {
    @Inject init() {}
    @available(*, deprecated, message: "Give no name") @Inject init(name: String) {}
}

func ride(_ container: Container) {
    _ = container.factory(for: Horse.self)(name: "Lucky")
    // expected-warning@-1 {{'callAsFunction(name:__file:__line:)' is deprecated: Give no name [#DeprecatedDeclaration]}}
    // corrected: _ = container.factory(for: Horse.self)()
}
