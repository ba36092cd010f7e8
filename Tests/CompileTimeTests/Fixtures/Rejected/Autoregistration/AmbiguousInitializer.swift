import AmpouleAutoregistration

final class Stable {}

final class Horse {
    init(stable: Stable) {}
    init(name: String) {}
}

func register(in container: Container) {
    container.autoregister(Horse.self, initializer: Horse.init)
    // expected-error@-1 {{ambiguous use of 'init'}}
    // corrected: container.autoregister(Horse.self, initializer: Horse.init(stable:))
}
