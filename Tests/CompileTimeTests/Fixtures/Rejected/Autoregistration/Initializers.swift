import AmpouleAutoregistration

protocol Animal {}

final class Stable: Sendable {}

final class Horse: Sendable {
    init(stable: Stable) {}
}

final class Pony: Animal {
    init(stable: Stable) {}
}

final class Foal {
    init(name: String) {}
}

final class Cow {
    init(stable: Stable) {}
    init(name: String) {}
}

final class Show: Sendable {
    init(stable: Stable) async {}
}

@MainActor
final class Screen: Sendable {
    init(stable: Stable) {}
}

final class Breeder {
    func breed(stable: Stable) -> Horse { Horse(stable: stable) }
}

func register(in container: Container, _ breeder: Breeder) {
    container.autoregister(Cow.self, initializer: Cow.init)
    // expected-error@-1 {{ambiguous use of 'init'}}
    // corrected: container.autoregister(Cow.self, initializer: Cow.init(stable:))
    container.autoregister(Show.self, initializer: Show.init)
    // expected-error@-1 {{cannot pass function of type '@Sendable (Stable) async -> Show' to parameter expecting synchronous function type}}
    // corrected: container.register(Show.self) { r async in await Show(stable: r~>) }
    container.autoregister(Animal.self, initializer: Horse.init)
    // expected-error@-1 {{cannot convert value of type '@Sendable (Stable) -> Horse' to expected argument type '@Sendable (Stable) throws -> any Animal'}}
    // corrected: container.autoregister(Animal.self, initializer: Pony.init)
    container.autoregister(Screen.self, initializer: Screen.init)
    // expected-error@-1 {{converting function value of type '@MainActor @Sendable (Stable) -> Screen' to '@Sendable (Stable) throws -> Screen' loses global actor 'MainActor'}}
    // corrected: container.register(Screen.self) { r in MainActor.assumeIsolated { Screen(stable: r~>) } }
    container.autoregister(Horse.self, initializer: breeder.breed)
    // expected-warning@-1 {{converting non-Sendable function value to '@Sendable (Stable) throws -> Horse' may introduce data races}}
    // corrected: container.autoregister(Horse.self, initializer: Horse.init)
    container.autoregister(Foal.self, argument: "Lucky", initializer: Foal.init)
    // expected-error@-1 {{generic parameter 'Argument' could not be inferred}}
    // expected-error@-2 {{cannot convert value of type 'String' to expected argument type 'Argument.Type'}}
    // corrected: container.autoregister(Foal.self, argument: String.self, initializer: Foal.init)
}

func makeStable(_ container: Container) -> Stable {
    container ~> (Horse.self, name: "lucky")
    // expected-error@-1 {{cannot convert value of type '(Horse.Type, name: String)' to expected argument type 'Stable.Type'}}
    // corrected: container ~> (Stable.self, name: "lucky")
}
