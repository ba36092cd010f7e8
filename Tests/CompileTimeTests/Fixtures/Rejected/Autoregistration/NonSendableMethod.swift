import AmpouleAutoregistration

final class Stable: Sendable {}

final class Horse: Sendable {
    init(stable: Stable) {}
}

final class Breeder {
    func breed(stable: Stable) -> Horse { Horse(stable: stable) }
}

func register(in container: Container, _ breeder: Breeder) {
    container.autoregister(Horse.self, initializer: breeder.breed)
    // expected-warning@-1 {{converting non-Sendable function value to '@Sendable (Stable) throws -> Horse' may introduce data races}}
    // corrected: container.autoregister(Horse.self, initializer: Horse.init)
}
