import AmpouleAutoregistration

protocol Animal {}

final class Stable {}

final class Horse {
    init(stable: Stable) {}
}

final class Pony: Animal {
    init(stable: Stable) {}
}

func register(in container: Container) {
    container.autoregister(Animal.self, initializer: Horse.init)
    // expected-error@-1 {{cannot convert value of type '@Sendable (Stable) -> Horse' to expected argument type '@Sendable (Stable) throws -> any Animal'}}
    // corrected: container.autoregister(Animal.self, initializer: Pony.init)
}
